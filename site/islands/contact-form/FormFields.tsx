import type { ReactNode } from 'react';
import {
  charactersLeft,
  labels,
  phoneHint,
  requiredMark,
  socialMediaHint,
} from '../../../content/messages/enquiry.ts';
import { type Draft, type DraftField, emptyDraft, type Fault } from '../../../contract/draft.ts';
import { limits } from '../../../contract/wire.ts';

/**
 * Fields for people have no autoComplete="off": with it, the browser's Back would restore the page without their text.
 */

type Props = {
  /** The fields' initial values. */
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
              className={`${control.className} field-sizing-content max-h-96 min-h-28 sm:min-h-36 resize-y`}
            />
          )}
        </Field>
      </div>
      <Honeypot initial={initial.website} />
    </>
  );
}

/** A field that people neither see, reach nor hear. Robots that fill in every field reveal themselves. */
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

/** The attributes that tie a control to its label, hint and fault. */
type ControlProps = {
  id: string;
  name: DraftField;
  maxLength: number;
  readOnly: boolean;
  required?: boolean;
  defaultValue: string;
  className: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
};

type FieldProps = {
  name: DraftField;
  label: string;
  hint?: string;
  required?: boolean;
  readOnly: boolean;
  initial: string;
  value: string;
  fault: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

const control =
  'block w-full rounded-none border-b border-ink-3/60 bg-transparent py-2.5 text-body text-ink outline-2 outline-transparent transition-colors hover:border-ink-2 aria-invalid:border-danger read-only:text-ink-2 autofill:[-webkit-text-fill-color:var(--color-ink)] autofill:[box-shadow:inset_0_0_0_20rem_var(--color-raised-2)]';

/** A label, an underlined control, and below it room for its hint or fault. */
function Field(props: FieldProps) {
  const { name, label, hint, required, readOnly, initial, value, fault } = props;
  const id = `contact-${name.replaceAll('_', '-')}`;
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    // In rows with the field beside it: where a hint or a fault takes two lines, both controls stay on one.
    <div className={`row-span-3 grid grid-rows-subgrid gap-y-0 ${required ? 'max-sm:col-span-full' : ''}`}>
      <div className="flex flex-wrap content-end items-baseline justify-between gap-x-4 text-small">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {required ? (
          // Screen readers learn this from the control itself.
          <span aria-hidden="true" className="text-ink-2">
            {requiredMark}
          </span>
        ) : (
          <span id={`${id}-hint`} className="text-ink-2">
            {hint}
          </span>
        )}
      </div>
      <div className="light-line">
        {props.children({
          id,
          name,
          readOnly,
          maxLength: limits[name],
          defaultValue: initial,
          className: control,
          ...(required && { required }),
          ...(fault && { 'aria-invalid': true }),
          ...(described && { 'aria-describedby': described }),
        })}
      </div>
      <div className="mt-1.5 flex min-h-4 justify-between gap-4 sm:min-h-6 text-small">
        <p id={`${id}-fault`} className="text-danger">
          {fault}
        </p>
        <Counter left={limits[name] - value.length} of={limits[name]} />
      </div>
    </div>
  );
}

/** Appears only when few characters are left. */
function Counter({ left, of }: { left: number; of: number }) {
  const isNear = left <= Math.min(200, of / 5);
  return (
    <p aria-live="polite" className="shrink-0 text-ink-2 tabular-nums">
      {isNear && charactersLeft(left)}
    </p>
  );
}

export const formClass =
  'grid grid-cols-1 content-start gap-x-5 gap-y-1 xs:grid-cols-2 sm:gap-x-8 sm:gap-y-4';
