import type { ComponentType, ReactNode } from 'react';
import { speakers } from '../../../content/labels.ts';
import type { Exhibit, ExhibitOf } from '../../../content/schemas/exhibit.ts';
import { barsOf, exhibitName } from '../../formats/exhibits.ts';

/** An exhibit of a white paper, as in its PDF, or of a case study. */
export function ExhibitFigure({ exhibit }: { exhibit: Exhibit }) {
  const Content = contents[exhibit.kind] as ComponentType<{ exhibit: Exhibit }>;
  return (
    <figure className="my-12 border-t border-line pt-6 text-body">
      <figcaption>
        {exhibit.kind !== 'bars' && (
          <span className="mb-1 block text-small text-ink-2">{exhibitName(exhibit)}</span>
        )}
        <span className="block font-semibold text-ink">{exhibit.title}</span>
      </figcaption>
      <div className="mt-6">
        <Content exhibit={exhibit} />
      </div>
      {exhibit.note && <p className="mt-5 text-small text-ink-2">{exhibit.note}</p>}
    </figure>
  );
}

const contents: { [Kind in Exhibit['kind']]: ComponentType<{ exhibit: ExhibitOf<Kind> }> } = {
  bars: BarChart,
  table: TableOfRows,
  form: Form,
  checklist: Checklist,
  conversation: Conversation,
  path: StepPath,
};

const edges = ['fill-pink', 'fill-orange', 'fill-white', 'fill-green', 'fill-blue'] as const;

/** Precise to a tenth of a pixel on the widest page. */
const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** A bar chart as in the PDF: light leaves where each bar ends. */
function BarChart({ exhibit }: { exhibit: ExhibitOf<'bars'> }) {
  return (
    <dl className="grid gap-5 border-l border-ink-3 py-1.5">
      {barsOf(exhibit).map(({ label, value, share }, index) => (
        <div key={label} className="flex flex-wrap gap-2">
          <dt className="grow basis-32 pl-4">{label}</dt>
          <dd className="pl-4 font-semibold text-ink">{value}</dd>
          <dd className="basis-full" aria-hidden="true">
            <svg className="block h-2.5 w-full" aria-hidden="true">
              <rect className="fill-ink-2" width={percent(share)} height="100%" />
              <rect
                className={edges[index % edges.length]}
                x={percent(share)}
                width="4"
                height="100%"
                transform="translate(-4)"
              />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Checklist({ exhibit }: { exhibit: ExhibitOf<'checklist'> }) {
  return (
    <ul className="tick-list">
      {exhibit.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** The customer's messages are on the left, the shop's on the right. */
const sides = { customer: 'mr-[12%]', assistant: 'ml-[12%]', owner: 'ml-[12%]' };
const bubbles = {
  customer: 'border-line-strong bg-raised-2',
  assistant: 'border-blue bg-raised',
  owner: 'border-ink bg-raised',
};

/** A sample conversation, message by message. */
function Conversation({ exhibit }: { exhibit: ExhibitOf<'conversation'> }) {
  return (
    <dl className="grid gap-5">
      {exhibit.messages.map(({ from, text, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages never move
        <div key={index} className={`grid justify-items-start gap-1.5 ${sides[from]}`}>
          <dt className="text-small text-ink-2">{speakers[from]}</dt>
          <dd className={`rounded-r-card border-l-2 px-4 py-2.5 text-ink ${bubbles[from]}`}>{text}</dd>
          {note && <dd className="text-small text-ink-2">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Labels with an example's answers; the empty lines exist only on paper. */
function Form({ exhibit }: { exhibit: ExhibitOf<'form'> }) {
  return (
    <ul>
      {exhibit.fields.map((field) => (
        <li key={field.label}>
          {field.label}
          {'answer' in field && <strong className="block">{field.answer}</strong>}
        </li>
      ))}
    </ul>
  );
}

/** The steps of a request. A filled point is a person. */
function StepPath({ exhibit }: { exhibit: ExhibitOf<'path'> }) {
  return (
    <ol className="step-path">
      {exhibit.steps.map(({ title, text, by }) => (
        <li key={title} data-by={by}>
          <strong className="block">{title}</strong>
          {text}
        </li>
      ))}
    </ol>
  );
}

/** Empty rows to write in exist only on paper; on a screen one of them shows that they do. */
const oneEmptyRow: string[][] = [[]];

export function TableOfRows({
  exhibit: { title, columns, rows, total },
}: {
  exhibit: Pick<ExhibitOf<'table'>, 'title' | 'columns' | 'rows' | 'total'>;
}) {
  return (
    <TableFrame label={title} columns={columns.map((column) => column.title)}>
      {[...(rows.length > 0 ? rows : oneEmptyRow), ...(total ? [total] : [])].map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
        <tr key={index} className={row === total ? 'font-semibold text-ink' : undefined}>
          {columns.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
            <td key={at}>{row[at]}</td>
          ))}
        </tr>
      ))}
    </TableFrame>
  );
}

type TableFrameProps = { label: string; columns: string[]; children: ReactNode };

/** The head of a table, and its rows, in a frame in which a wide one scrolls. */
export function TableFrame({ label, columns, children }: TableFrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls wide sheets from here
    <section className="table-frame" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column, at) =>
              column === '' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <td key={at} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <th key={at} scope="col">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
