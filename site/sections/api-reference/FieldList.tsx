import { field as labels } from '../../../content/labels.ts';
import type { Field } from '../../api-reference/fields.ts';
import { OpenMark } from '../../ui/OpenMark.tsx';
import { TextWithCode } from '../../ui/TextWithCode.tsx';

type Props = {
  fields: Field[];
  /** In a request it matters which fields must be there; an answer has them all. */
  of: 'request' | 'answer';
};

/** Fields or parameters, one below the other, with what each may hold. */
export function FieldList({ fields, of }: Props) {
  return (
    <dl className="border-t border-line text-small">
      {fields.map((field) => (
        <div key={field.name} className="border-b border-line py-3">
          <dt className="flex flex-wrap items-baseline gap-x-3">
            <code className="font-code wrap-anywhere">{field.name}</code>
            <span className="text-ink-3">{field.type}</span>
            {of === 'request' && field.required && (
              <span className="font-medium text-ink-2">{labels.required}</span>
            )}
          </dt>
          <dd className="mt-1 text-ink-2">
            <TextWithCode>{field.description}</TextWithCode>
            <FieldLimits limits={field.limits} />
            <FieldValues values={field.values} />
            {field.fields.length > 0 && (
              <details className="mt-2">
                <summary className="inline-flex cursor-pointer list-none items-center gap-2.5 py-1 text-ink [&::-webkit-details-marker]:hidden">
                  <OpenMark />
                  {labels.fieldsOf(field.name)}
                </summary>
                <div className="mt-2 border-l border-line pl-4">
                  <FieldList fields={field.fields} of={of} />
                </div>
              </details>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FieldLimits({ limits }: { limits: string[] }) {
  return limits.length > 0 && <span className="block text-ink-3">{limits.join(', ')}</span>;
}

function FieldValues({ values }: { values: string[] }) {
  return (
    values.length > 0 && (
      <span className="mt-1 flex flex-wrap gap-x-4">
        {values.map((value) => (
          <code key={value} className="font-code text-ink-3">
            {value}
          </code>
        ))}
      </span>
    )
  );
}
