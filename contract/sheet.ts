/** A visitor's sheet about the own shop, as it stands among the business details of a message. */

const heading = 'My shop’s sheet:';
const written = /^(\d+)\. (.+)/;

type SheetLine = { number: number; text: string };

/** The lines that have words keep the numbers that the visitor saw. */
const linesOf = (sheet: readonly string[]): SheetLine[] =>
  sheet.map((text, index) => ({ number: index + 1, text: text.trim() })).filter(({ text }) => text !== '');

/** The details with the sheet at their end, in the place of an earlier one. */
export function withSheet(details: string, sheet: readonly string[]): string {
  const lines = linesOf(sheet).map(({ number, text }) => `${number}. ${text}`);
  if (lines.length === 0) return withoutSheet(details);
  return [withoutSheet(details).trimEnd(), [heading, ...lines].join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
}

export const withoutSheet = (details: string): string => {
  const { before, after } = partsOf(details);
  return [before, after].filter((part) => part !== '').join('\n\n');
};

type Parts = { heading: string; before: string; sheet: SheetLine[]; after: string };

/** What stands before the sheet, the sheet, and what follows it. Without a sheet everything stands before it, as it is. */
export function partsOf(details: string): Parts {
  const lines = details.split('\n');
  const start = lines.indexOf(heading);
  const below = lines.slice(start + 1);
  const found = below.map((line) => written.exec(line));
  const end = found.indexOf(null);
  const count = start < 0 ? 0 : end < 0 ? found.length : end;
  if (count === 0) return { heading, before: details, sheet: [], after: '' };
  return {
    heading,
    before: lines.slice(0, start).join('\n').trimEnd(),
    sheet: found.slice(0, count).map((line) => ({ number: Number(line?.[1]), text: line?.[2] ?? '' })),
    after: below.slice(count).join('\n').trim(),
  };
}
