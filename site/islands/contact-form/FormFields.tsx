import { calls } from '../../../content/booking.yaml';
import { type FieldName, fieldNamed, fieldNames } from '../../../content/form-fields.ts';
import { charactersLeft, requiredMark } from '../../../content/messages/enquiry.ts';
import { timesByMail } from '../../../content/messages/picking.ts';
import { type Draft, emptyDraft, type Fault } from '../../../contract/draft.ts';
import { cameFromField, cameFromToken, nativeFormAction } from '../../../contract/native-form.ts';
import { SubmitRow } from './SubmitRow.tsx';

/**
 * Fields for people have no autoComplete="off": with it, the browser's Back would restore the page without their text.
 */

type Props = {
  initial: Draft;
  draft?: Draft;
  faults?: Fault[];
  readOnly?: boolean;
};

export function FormFields({ initial, draft = emptyDraft, faults = [], readOnly = false }: Props) {
  return fieldNames.map((name) =>
    fieldNamed(name).isHidden ? (
      <Honeypot key={name} name={name} initial={initial[name]} />
    ) : (
      <Field
        key={name}
        name={name}
        readOnly={readOnly}
        initial={initial[name]}
        value={draft[name]}
        fault={faults.find(({ field }) => field === name)?.message}
      />
    ),
  );
}

/** A field that people neither see, reach nor hear. Robots that fill in every field reveal themselves. */
function Honeypot({ name, initial }: { name: FieldName; initial: string }) {
  const id = idOf(name);
  const { label, control } = fieldNamed(name);
  return (
    <div inert className="sr-only">
      <label htmlFor={id}>{label}</label>
      <input {...control} id={id} name={name} autoComplete="off" tabIndex={-1} defaultValue={initial} />
    </div>
  );
}

const idOf = (name: FieldName) => `contact-${name.replaceAll('_', '-')}`;

type FieldProps = {
  name: FieldName;
  readOnly: boolean;
  initial: string;
  value: string;
  fault: string | undefined;
};

const controlClass =
  'block w-full rounded-none border-b border-ink-3/60 bg-transparent py-2.5 text-body text-ink outline-2 outline-transparent transition-colors hover:border-ink-2 aria-invalid:border-danger read-only:text-ink-2 autofill:[-webkit-text-fill-color:var(--color-ink)] autofill:[box-shadow:inset_0_0_0_20rem_var(--color-raised-2)]';

/** A label, an underlined control, and below it room for its hint or fault. */
function Field({ name, readOnly, initial, value, fault }: FieldProps) {
  const { label, hint, limit, isRequired, isLong, control } = fieldNamed(name);
  const id = idOf(name);
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const attributes = {
    ...control,
    id,
    name,
    readOnly,
    maxLength: limit,
    defaultValue: initial,
    ...(isRequired && { required: true }),
    ...(fault && { 'aria-invalid': true }),
    ...(described && { 'aria-describedby': described }),
  };
  return (
    // In rows with the field beside it: where a hint or a fault takes two lines, both controls stay on one.
    <div
      className={`row-span-3 grid grid-rows-subgrid gap-y-0 ${isLong ? 'col-span-full' : isRequired ? 'max-sm:col-span-full' : ''}`}
    >
      <div className="flex flex-wrap content-end items-baseline justify-between gap-x-4 text-small">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {isRequired ? (
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
        {isLong ? (
          <textarea
            {...attributes}
            rows={5}
            className={`${controlClass} field-sizing-content max-h-96 min-h-28 sm:min-h-36 resize-y`}
          />
        ) : (
          <input {...attributes} className={controlClass} />
        )}
      </div>
      <div className="mt-1.5 flex min-h-4 justify-between gap-4 sm:min-h-6 text-small">
        <p id={`${id}-fault`} className="text-danger">
          {fault}
        </p>
        <Counter left={limit - value.length} of={limit} />
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

/** The form for browsers without scripts, filled in by the server with what was typed. */
export function NativeForm({ initial }: { initial: Draft }) {
  return (
    <form action={nativeFormAction} method="post" className={formClass}>
      <input type="hidden" name={cameFromField} value={cameFromToken} />
      <FormFields initial={initial} />
      <SubmitRow
        isSubmitting={false}
        beside={calls && <p className="max-w-[34ch] text-small text-ink-2">{timesByMail}</p>}
      />
    </form>
  );
}
