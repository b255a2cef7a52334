import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Match, match } from './match.ts';
import { days } from './vocabulary.ts';

/** What a careful reader of the sheet accepts. */
type Expected = {
  line?: number;
  lines?: number[];
  anyOf?: (number | 'handover' | 'smallTalk')[];
  handover?: true;
  smallTalk?: true;
};
type Sheet = { shop: string; today: string; sheet: string[]; cases: { ask: string; expect: Expected }[] };

const sheets: Sheet[] = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8'));

const todayOf = ({ today }: Sheet) => days.indexOf(today.toLowerCase());

function isRight(found: Match, { line, lines, anyOf, handover, smallTalk }: Expected): boolean {
  if (found.kind === 'handover') return handover === true || anyOf?.includes('handover') === true;
  if (found.kind === 'small talk') return smallTalk === true || anyOf?.includes('smallTalk') === true;
  const accepted = [line, ...(lines ?? []), ...(anyOf ?? [])];
  return (
    found.lines.every((number) => accepted.includes(number)) &&
    (!lines || found.lines.length === lines.length)
  );
}

describe('the sheets of twenty untidy shops', () => {
  for (const sheet of sheets)
    test(sheet.shop, () => {
      const wrong = sheet.cases.filter(({ ask, expect: expected }) => {
        const found = match(sheet.sheet, ask, todayOf(sheet));
        return found.kind === 'lines' && !isRight(found, expected);
      });
      expect(wrong.map(({ ask }) => ask)).toEqual([]);
    });
});
