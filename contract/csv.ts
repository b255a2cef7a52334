/** A row of a file for spreadsheets, with its line end. */
export const toCsvRow = (cells: string[]): string => `${cells.map(toCell).join(',')}\r\n`;

/** At the start of the file it tells spreadsheets that the letters are UTF-8. */
export const csvMark = '\ufeff';

/** What a spreadsheet takes for a formula, in narrow and wide letters. */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

function toCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
