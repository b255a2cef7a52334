/** A row of a file for spreadsheets, with its line end. */
export const toCsvRow = (cells: string[]): string => `${cells.map(toCell).join(',')}\r\n`;

/** At the start of the file it tells spreadsheets that the letters are UTF-8. */
export const csvMark = '\ufeff';

/**
 * Before what a spreadsheet takes for a formula, in narrow and wide letters: at the start of a cell, and behind whatever a
 * spreadsheet with other settings may separate cells at, with the spaces and quotes that it then takes away.
 */
const formulas = /(^|[;\t\r\n])([ "]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

function toCell(text: string): string {
  const safe = text.replace(/^(?=[\t\r\n])/, "'").replace(formulas, "$1$2'");
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
