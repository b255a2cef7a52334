import { exhibits } from '../../content/labels.ts';
import type { Exhibit } from '../../content/schemas/exhibit.ts';

/** Whether there is something to write or to tick. */
export function isWorksheet(exhibit: Exhibit): boolean {
  if (exhibit.kind === 'checklist') return true;
  if (exhibit.kind === 'form') return exhibit.fields.some((field) => 'lines' in field);
  if (exhibit.kind !== 'table') return false;
  const { rows, blank, columns } = exhibit;
  return blank > 0 || rows.some((row) => columns.some((_, at) => !row[at]));
}

/** What kind of thing it is, for the line above its title. */
export function exhibitName(exhibit: Exhibit): string {
  if (exhibit.kind === 'table' || exhibit.kind === 'form')
    return isWorksheet(exhibit) ? exhibits.worksheet : exhibits.example;
  return exhibits[exhibit.kind];
}
