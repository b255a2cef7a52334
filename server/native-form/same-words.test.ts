import { expect, test } from 'vitest';
import { emptyDraft } from '../../contract/draft.ts';
import type { Outcome } from '../database/store.ts';
import { sendWords } from './same-words.ts';

const words = { ...emptyDraft, name: 'Ada' };
const key = 'the key';

/** A table of ids, all old until one is sent, which counts the queries. */
function makeTable(ages: 'old' | 'recent' = 'old') {
  const isRecent = new Map<string, boolean>();
  const table = {
    asked: 0,
    size: () => isRecent.size,
    growOld() {
      for (const id of isRecent.keys()) isRecent.set(id, false);
    },
    async send(id: string): Promise<Outcome> {
      table.asked += 1;
      if (isRecent.has(id)) return { kind: 'refused', code: '23505', message: '', details: null, hint: null };
      isRecent.set(id, ages === 'recent');
      return { kind: 'done', rows: [] };
    },
    async look(id: string): Promise<Outcome> {
      table.asked += 1;
      return { kind: 'done', rows: isRecent.has(id) ? [{ is_recent: isRecent.get(id) }] : [] };
    },
  };
  return table;
}

test('every enquiry is stored once, also the thousandth in the same words, with few queries', async () => {
  const table = makeTable();
  for (let count = 1; count <= 1000; count += 1) {
    table.asked = 0;
    expect((await sendWords(words, key, table)).kind).toBe('done');
    expect(table.size()).toBe(count);
    expect(table.asked).toBeLessThanOrEqual(24);
  }
});

test('words that have just been sent are not stored again, however often they were sent before', async () => {
  const table = makeTable('recent');
  for (let count = 1; count <= 100; count += 1) {
    table.growOld();
    await Promise.all([1, 2, 3, 4].map(() => sendWords(words, key, table)));
    expect(table.size()).toBe(count);
  }
});

test('an outage during the search is reported as one', async () => {
  const table = makeTable();
  await sendWords(words, key, table);
  const outage: Outcome = { kind: 'unavailable', reason: 'gone' };
  expect(await sendWords(words, key, { ...table, look: async () => outage })).toBe(outage);
});
