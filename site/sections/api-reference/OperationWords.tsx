import type { ReactNode } from 'react';
import { endpoint, field as labels } from '../../../content/labels.ts';
import type { DescribedOperation } from '../../api-reference/describe.ts';
import type { Field } from '../../api-reference/fields.ts';
import { OpenMark } from '../../ui/OpenMark.tsx';
import { TextWithCode } from '../../ui/TextWithCode.tsx';

/** What an operation is for, what it takes, what it answers, and what can go wrong. */
export function OperationWords({ operation }: { operation: DescribedOperation }) {
  const { id, title, purpose, parameters, body, answers, errors } = operation;
  return (
    <div className="grid min-w-0 content-start gap-9 print:block print:space-y-6">
      <div>
        <p className="text-ink-2">
          <TextWithCode>{purpose}</TextWithCode>
        </p>
        <p className="mt-3 text-small">
          <a
            href={`#${id}`}
            aria-label={endpoint.link(id, title)}
            className="font-code text-ink-3 transition-colors hover:text-ink"
          >
            #{id}
          </a>
        </p>
      </div>
      {parameters.map((group) => (
        <Part key={group.title} title={group.title}>
          <FieldList fields={group.fields} of="request" />
        </Part>
      ))}
      {body && (
        <Part title={body.required ? endpoint.body : endpoint.optionalBody}>
          <FieldList fields={body.fields} of="request" />
        </Part>
      )}
      {answers.map(({ status, description, fields }) => (
        <Part key={status} title={endpoint.answer(status)}>
          <p className="text-small text-ink-2">
            <TextWithCode>{description}</TextWithCode>
          </p>
          {fields.length > 0 && (
            <details className="mt-2 text-small">
              <summary className="mb-2 inline-flex items-center gap-2.5 py-1">
                <OpenMark />
                {endpoint.answerFields}
              </summary>
              <FieldList fields={fields} of="answer" />
            </details>
          )}
        </Part>
      ))}
      <Part title={endpoint.errors}>
        <dl className="border-t border-line text-small">
          {errors.map(({ status, name, description }) => (
            <div key={status} className="grid grid-cols-[3rem_1fr] border-b border-line py-3">
              <dt className="contents">
                <code className="font-code">{status}</code>
                <span>{name}</span>
              </dt>
              <dd className="col-start-2 mt-1 text-ink-2">
                <TextWithCode>{description}</TextWithCode>
              </dd>
            </div>
          ))}
        </dl>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="mb-3 text-body tracking-tight">{title}</h4>
      {children}
    </section>
  );
}

type Props = {
  fields: Field[];
  /** In a request it matters which fields must be there; an answer has them all. */
  of: 'request' | 'answer';
};

/** Fields or parameters, one below the other, with what each may hold. */
function FieldList({ fields, of }: Props) {
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
            {field.limits.length > 0 && <span className="block text-ink-3">{field.limits.join(', ')}</span>}
            {field.values.length > 0 && (
              <span className="mt-1 flex flex-wrap gap-x-4">
                {field.values.map((value) => (
                  <code key={value} className="font-code text-ink-3">
                    {value}
                  </code>
                ))}
              </span>
            )}
            {field.fields.length > 0 && (
              <details className="mt-2">
                <summary className="inline-flex items-center gap-2.5 py-1 text-ink">
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
