import { expect, test } from 'vitest';
import { emptyDraft } from '../../../contract/draft.ts';
import { createDraftStore } from './use-draft.ts';

function memory() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const ana = { ...emptyDraft, name: 'Ana' };

test('changed words get another id, and keep the time of the first look', () => {
  let now = 1000;
  const store = createDraftStore(memory, () => now);
  const first = store.change(ana);
  now = 5000;
  const second = store.change({ ...ana, name: 'Ana Ortiz' });
  expect(second.id).not.toBe(first.id);
  expect(second.startedAt).toBe(1000);
});

test('another time gets another id; the same time keeps its id and secret', () => {
  const storage = memory();
  const store = createDraftStore(() => storage);
  const typed = store.change(ana);
  const one = { starts_at: '2026-11-25T15:45:00Z', ends_at: '2026-11-25T16:15:00Z', secret: 's' };
  const picked = store.change(ana, one);
  expect(picked.id).not.toBe(typed.id);
  expect(store.change(ana, { ...one, secret: 'another' })).toBe(picked);
  expect(store.change(ana)).toBe(picked);
  expect(createDraftStore(() => storage).current()).toEqual(picked);
  const other = store.change(ana, { ...one, starts_at: '2026-11-25T16:30:00Z' });
  expect(other.id).not.toBe(picked.id);
  expect(store.change(ana, null)).toMatchObject({ draft: ana, picked: null });
});

test('a draft from before times could be picked is accepted', () => {
  const storage = memory();
  storage.items.set('enquiry', JSON.stringify({ draft: ana, id: 'x', startedAt: 1 }));
  expect(createDraftStore(() => storage).current()).toEqual({
    draft: ana,
    id: 'x',
    startedAt: 1,
    picked: null,
  });
});

test('nothing is left behind when it is cleared or emptied', () => {
  const storage = memory();
  const store = createDraftStore(() => storage);
  store.change(ana);
  expect(storage.items.size).toBe(1);
  store.change(emptyDraft);
  expect(storage.items.size).toBe(0);
  store.change(ana);
  store.clear();
  expect(storage.items.size).toBe(0);
});

test('the draft of a version with other fields keeps what it can', () => {
  const storage = memory();
  const draft = { name: 'Ana', email: 1, no_longer_asked: '3' };
  storage.items.set('enquiry', JSON.stringify({ draft, id: 'x', startedAt: 1, picked: null }));
  expect(createDraftStore(() => storage).current()?.draft).toEqual(ana);
});

test.each([
  '{',
  'null',
  '{"draft":"Ana","id":"x","startedAt":0}',
  '{"draft":null,"id":"x","startedAt":0}',
  '[]',
])('%s in the storage is no draft', (text) => {
  const storage = memory();
  storage.items.set('enquiry', text);
  expect(createDraftStore(() => storage).current()).toBeUndefined();
});

test('a storage that throws costs only the reload', () => {
  const store = createDraftStore(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const { id } = store.change(ana);
  expect(store.change(ana).id).toBe(id);
});
