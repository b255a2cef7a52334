import { expect, test } from 'vitest';
import type { WebsiteWord } from '../../contract/rows.ts';
import { planOf } from './plan.ts';
import { formerWords, isTakenOver } from './writes.ts';

const file = 'content/home.yaml';
const files = new Map([[file, 'title: A typed title\nlead: Former lead\n']]);
const checkout = { fingerprint: '', files };

/** A published text, and what the project said before it. */
const row = (id: string, place: string): WebsiteWord => ({
  ...{ id, file, place, was: `Former ${place}`, online: `A typed ${place}`, draft: null, version: 1 },
  changed_at: '2026-11-25T00:00:00Z',
});
const rows = [row('1', 'title'), row('2', 'lead')];
const changes = rows.map(({ id, place, was }) => ({
  ...{ id, file, place, was, before: null, words: `A typed ${place}` },
}));

test('of two texts that went online, the one that developers have taken over is put back over their words', () => {
  expect(isTakenOver(files, changes)).toBe(true);
  const known = { checkout, rows, plan: planOf(checkout, rows), pages: [] };
  expect(formerWords(known, changes)).toMatchObject([
    { row: { place: 'title', was: 'A typed title' }, words: 'Former title' },
    { row: { place: 'lead', was: 'Former lead' }, words: 'Former lead' },
  ]);
});

test('what was typed since is kept, and words put back to those of the project are nobody else’s', () => {
  const typed = rows.map((each) => ({ ...each, draft: 'Typed since' }));
  const known = { checkout, rows: typed, plan: planOf(checkout, typed), pages: [] };
  expect(formerWords(known, changes)).toEqual([]);
  const back = {
    id: '2',
    file,
    place: 'lead',
    was: 'Former lead',
    before: 'A typed lead',
    words: 'Former lead',
  };
  expect(isTakenOver(files, [back])).toBe(false);
});
