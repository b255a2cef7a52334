/** A row of a file for spreadsheets, with its line end. */
export const toCsvRow = (cells: string[]): string => `${cells.map(toCell).join(',')}\r\n`;

/** At the start of a file, tells spreadsheets that it is UTF-8. */
export const csvMark = '\ufeff';

/**
 * Matches the places where a spreadsheet could read a formula, in narrow and wide letters: the start of a cell, and after
 * anything that a spreadsheet with other settings takes for a separator, including the spaces and quotes it strips.
 */
const formulas = /(^|[;\t\r\n])([ "]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

function toCell(text: string): string {
  const safe = text.replace(/^(?=[\t\r\n])/, "'").replace(formulas, "$1$2'");
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
