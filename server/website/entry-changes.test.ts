import { expect, test } from 'vitest';
import { root } from '../../build/root.ts';
import type { WebsiteWord } from '../../contract/rows.ts';
import { readContent } from './checkout.ts';
import { ownersFiles } from './entries.ts';
import { deletedEntry, movedEntry } from './entry-changes.ts';
import { entriesOf } from './lists.ts';
import { planOf } from './plan.ts';
import { type Known, type Write, writeText } from './writes.ts';

const fileOf = (id: string) => `content/documentation/${id}.md`;
const content: ReadonlyMap<string, string> = await readContent(root);

function knownWith(rows: WebsiteWord[], files = content): Known {
  const checkout = { fingerprint: '', files };
  return { checkout, rows, plan: planOf(checkout, rows), pages: [] };
}

const rowsOf = (writes: Write[]): WebsiteWord[] =>
  writes.map(({ row, words }) => ({
    ...{ ...row, online: null, draft: words, version: 1, changed_at: '2026-11-24T00:00:00Z' },
  }));
const listIn = (known: Known) => entriesOf('documentation', ownersFiles(known)).map(({ id }) => id);
const published = ({ draft, ...row }: WebsiteWord): WebsiteWord => ({ ...row, draft: null, online: draft });

test('of two with the same number, the one that is moved comes to stand before the other', () => {
  const files = new Map(content);
  const same = fileOf('troubleshooting');
  files.set(same, (files.get(same) ?? '').replace('order: 4', 'order: 3'));
  const before = listIn(knownWith([], files));
  const rows = rowsOf(movedEntry(knownWith([], files), { file: fileOf(before[3] ?? ''), to: 'up' }));
  expect(listIn(knownWith(rows, files))).toEqual([before[0], before[1], before[3], before[2]]);
});

test('the last case study may go, like every other', () => {
  const file = 'content/case-studies/barber-shop-ai.md';
  const only = new Map([[file, content.get(file) ?? '']]);
  expect(deletedEntry(knownWith([], only), { file })).toMatchObject([{ row: { file }, words: '' }]);
});

test('what developers have taken over is typed over like anything else', () => {
  const name = { file: fileOf('best-practices'), place: 'title' };
  const typed = (known: Known, words: string) => rowsOf([writeText(known, { ...name, words }).write]);
  const [row] = typed(knownWith([]), 'Good Habits').map(published);
  const files = new Map(content);
  files.set(name.file, (content.get(name.file) ?? '').replace(/^title: .*$/m, 'title: Good Habits'));
  const [again] = typed(knownWith(row ? [row] : [], files), 'Better Habits');
  const known = knownWith(row && again ? [{ ...again, online: row.online }] : [], files);
  expect(known.plan.waits.size).toBe(0);
  expect(known.plan.newest.get(name.file)).toContain('title: Better Habits');
});

test('a new page that developers have taken over is changed text by text again', () => {
  const file = fileOf('a-bakery');
  const source = content.get(fileOf('best-practices')) ?? '';
  const row: WebsiteWord = {
    ...{ id: '00000000-0000-4000-8000-000000000001', file, place: '', was: '', online: source, draft: null },
    ...{ version: 2, changed_at: '2026-11-24T00:00:00Z' },
  };
  const known = knownWith([row], new Map([...content, [file, source]]));
  const written = writeText(known, { file, place: 'title', words: 'A Bakery' });
  expect(written).toMatchObject({ write: { row: { file, place: 'title', was: 'Best Practices' } } });
});
