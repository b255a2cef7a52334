import type { Table } from '../../../content/schemas/exhibit.ts';

export function TableOfRows({ exhibit: { title, columns, rows, total } }: { exhibit: Table }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls wide sheets from here
    <section className="table-frame" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ title }, at) =>
              title === '' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <td key={at} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <th key={at} scope="col">
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {[...rows, ...(total ? [total] : [])].map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <tr key={index} className={row === total ? 'font-semibold text-ink' : undefined}>
              {columns.map((_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <td key={at}>{row[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
