import type { Exhibit, Form, Table } from '../../content/schemas/exhibit.ts';

type Sheet = Table | Form;

/** The first page of a white paper with room to write on. */
export const worksheetOf = (exhibits: readonly Exhibit[]): Sheet | undefined =>
  exhibits.find(
    (exhibit): exhibit is Sheet =>
      (exhibit.kind === 'table' && exhibit.blank > 0) ||
      (exhibit.kind === 'form' && exhibit.fields.some((field) => !('answer' in field))),
  );

/** As many as are whole above the edge, beyond which the page goes on. */
const mostRows = 4;
const mostFields = 3;

/** A page of a white paper to fill in, as it lies on the table. */
export function Worksheet({ of: sheet }: { of: Sheet }) {
  return (
    <div className="miniature" aria-hidden="true">
      <div className="mini-paper">
        <p>{sheet.title}</p>
        {sheet.kind === 'table' ? <TableRows table={sheet} /> : <FormLines form={sheet} />}
      </div>
    </div>
  );
}

function TableRows({ table: { columns, rows, blank } }: { table: Table }) {
  const empty = Array.from({ length: blank }, (): string[] => []);
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ title }) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, ...empty].slice(0, mostRows).map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
          <tr key={row}>
            {columns.map(({ title }, column) => (
              <td key={title}>{cells[column]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FormLines({ form: { fields } }: { form: Form }) {
  return (
    <ul>
      {fields.slice(0, mostFields).map(({ label }) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}
