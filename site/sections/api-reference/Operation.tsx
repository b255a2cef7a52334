import Prism from 'prismjs';
import { endpoint, field as labels } from '../../../content/labels.ts';
import type { DescribedOperation } from '../../api-reference/describe.ts';
import { hueClass } from '../../ui/hue-class.ts';
import { OpenMark } from '../../ui/OpenMark.tsx';
import { Tag } from '../../ui/Tag.tsx';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-json.js';
import 'prismjs/components/prism-typescript.js';
import type { ReactNode } from 'react';
import type { Field } from '../../api-reference/fields.ts';
import { TextWithCode } from '../../ui/TextWithCode.tsx';

// Content that is not laid out when the page opens begins in the browser's own colors, and fades into ours.
const laidOutNearby =
  '[contain-intrinsic-size:auto_60rem] [content-visibility:auto] print:[content-visibility:visible]';

const hueOf = { get: 'blue', post: 'green', put: 'orange', patch: 'orange', delete: 'pink' } as const;

/**
 * One operation: a line that opens to all there is to say about it. Its anchor lies within, because a browser
 * opens the details around the place an address names. What is opened later is not laid out far from the screen.
 */
export function Operation({ operation, isOpen }: { operation: DescribedOperation; isOpen: boolean }) {
  const { id, method, path, title } = operation;
  return (
    <details className="border-b border-line" open={isOpen}>
      <summary className="relative grid items-center gap-x-12 gap-y-1.5 py-5 pr-10 lg:grid-cols-[5fr_7fr] lg:pr-0">
        <h3 className="text-h4 tracking-tight">{title}</h3>
        <span className="flex items-center gap-x-4 text-small lg:pr-10">
          <span className={`w-20 shrink-0 ${hueClass[hueOf[method]]}`}>
            <Tag>{method.toUpperCase()}</Tag>
          </span>
          <code className="font-code text-ink-2 wrap-anywhere">{path}</code>
        </span>
        <span className="absolute top-6.5 right-0">
          <OpenMark />
        </span>
      </summary>
      <div
        id={id}
        className={`grid scroll-mt-20 gap-x-12 gap-y-10 pt-2 pb-14 lg:grid-cols-[5fr_7fr] print:block ${isOpen ? '' : laidOutNearby}`}
      >
        <OperationWords operation={operation} />
        <OperationSamples operation={operation} />
      </div>
    </details>
  );
}

/** The request in two languages and what comes back, beside the words where there is room. */
function OperationSamples({ operation }: { operation: DescribedOperation }) {
  const { id, curl, typescript, answers } = operation;
  return (
    <div className="min-w-0 self-start divide-y divide-line overflow-hidden rounded-card border border-line bg-raised text-small lg:sticky lg:top-24 print:mt-6 print:overflow-visible">
      <CodeSample label="curl" language="bash" code={curl} group={`request-${id}`} open />
      <CodeSample
        label="TypeScript"
        language="typescript"
        code={typescript}
        group={`request-${id}`}
        open={false}
      />
      {answers.map(
        ({ status, example }) =>
          example && (
            <CodeSample key={status} label={endpoint.answer(status)} language="json" code={example} open />
          ),
      )}
    </div>
  );
}

type Props = {
  label: string;
  language: Language;
  code: string;
  /** Of the samples that share a group, one is open at a time. */
  group?: string;
  open: boolean;
};

/** A piece of code under its name, which opens and closes it. */
function CodeSample({ label, language, code, group, open }: Props) {
  return (
    <details name={group} open={open}>
      <summary className="flex items-center justify-between gap-4 px-5 py-3 text-ink-2 transition-colors hover:text-ink">
        {label}
        <OpenMark />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls long lines from here. */}
      <pre tabIndex={0} className="max-h-112 overflow-auto px-5 pb-4 font-code">
        <code>
          {highlight(code, language).map(({ text, kind }, index) =>
            kind ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places.
              <span key={index} className={`token ${kind}`}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </code>
      </pre>
    </details>
  );
}

type Language = 'bash' | 'json' | 'typescript';
/** A piece of code; its kind is the class that colors it. */
type Piece = { text: string; kind: string | undefined };

/** The kinds site/styles/prose.css gives a color; the rest would only be more elements to lay out. */
const colored = ['comment', 'string', 'keyword', 'boolean', 'function', 'property', 'number', 'class-name'];

/** Code cut into pieces, as few as its colors allow. */
export function highlight(code: string, language: Language): Piece[] {
  const grammar = Prism.languages[language];
  if (!grammar) throw new Error(`No grammar for ${language}`);
  const pieces: Piece[] = [];
  collect(Prism.tokenize(code, grammar), undefined, pieces);
  return pieces;
}

function collect(stream: Prism.TokenStream, kind: string | undefined, pieces: Piece[]) {
  if (typeof stream === 'string') {
    const last = pieces.at(-1);
    if (last && last.kind === kind) last.text += stream;
    else pieces.push({ text: stream, kind });
  } else if (Array.isArray(stream)) {
    for (const each of stream) collect(each, kind, pieces);
  } else {
    collect(stream.content, colored.includes(stream.type) ? stream.type : kind, pieces);
  }
}

/** What an operation is for, what it takes, what it answers, and what can go wrong. */
function OperationWords({ operation }: { operation: DescribedOperation }) {
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

/** Fields or parameters, with what each may hold. In a request it matters which must be there; an answer has them all. */
function FieldList({ fields, of }: { fields: Field[]; of: 'request' | 'answer' }) {
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
