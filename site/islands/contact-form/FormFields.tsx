import { labels, phoneHint, socialMediaHint } from '../../../content/messages/form.ts';
import { type Draft, type DraftField, emptyDraft, type Fault } from '../../../contract/draft.ts';
import { Field } from './Field.tsx';

/** No autoComplete="off" where people type: with it, a browser's Back brings the page again without the words. */

type Props = {
  /** What stands in the fields before anybody types. */
  initial: Draft;
  draft?: Draft;
  faults?: Fault[];
  readOnly?: boolean;
};

export function FormFields({ initial, draft = emptyDraft, faults = [], readOnly = false }: Props) {
  const about = (name: DraftField) => ({
    name,
    label: labels[name],
    readOnly,
    initial: initial[name],
    value: draft[name],
    fault: faults.find(({ field }) => field === name)?.message,
  });
  return (
    <>
      <Field {...about('name')} required>
        {(control) => <input {...control} type="text" autoComplete="name" autoCapitalize="words" />}
      </Field>
      <Field {...about('email')} required>
        {(control) => <input {...control} type="email" inputMode="email" autoComplete="email" />}
      </Field>
      <Field {...about('phone_number')} hint={phoneHint}>
        {(control) => <input {...control} type="tel" inputMode="tel" autoComplete="tel" />}
      </Field>
      <Field {...about('other_social_media')} hint={socialMediaHint}>
        {(control) => <input {...control} type="text" autoCapitalize="none" spellCheck={false} />}
      </Field>
      <div className="col-span-full">
        <Field {...about('business_details')} required>
          {(control) => (
            <textarea
              {...control}
              rows={5}
              className={`${control.className} field-sizing-content max-h-96 min-h-36 resize-y`}
            />
          )}
        </Field>
      </div>
      <Honeypot initial={initial.website} />
    </>
  );
}

/** People neither see, reach nor hear it; robots that fill every field do. */
function Honeypot({ initial }: { initial: string }) {
  return (
    <div inert className="sr-only">
      <label htmlFor="contact-website">{labels.website}</label>
      <input
        id="contact-website"
        name="website"
        type="text"
        autoComplete="off"
        tabIndex={-1}
        defaultValue={initial}
      />
    </div>
  );
}
