/** What was typed and not sent, by enquiry, on this device alone. */

const prefix = 'desk-draft:';

/** The words, and the id they will be written under: sent again after a broken connection, they are written once. */
export type Draft = { text: string; event: string };
export type DraftKind = 'reply' | 'note';

const changes = new EventTarget();

export const keyOf = (kind: DraftKind, submission: string) => `${prefix}${kind}:${submission}`;
const fresh = (): Draft => ({ text: '', event: crypto.randomUUID() });

/** Asked for every row of the list: a fault thrown and caught for each that has none would be felt on a slow phone. */
function keptDraft(kind: DraftKind, submission: string): Draft | undefined {
  return quietly(() => {
    const kept = localStorage.getItem(keyOf(kind, submission));
    const found: unknown = kept === null ? undefined : JSON.parse(kept);
    return isDraft(found) ? found : undefined;
  });
}

/** What another version has kept here, or somebody has changed, may have any shape. */
function isDraft(found: unknown): found is Draft {
  const { text, event } = (found ?? {}) as Partial<Draft>;
  return typeof text === 'string' && typeof event === 'string';
}

export const readDraft = (kind: DraftKind, submission: string): Draft =>
  keptDraft(kind, submission) ?? fresh();

/** Calls at every change, here or in another tab of this device. */
export function followDrafts(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  addEventListener('storage', listener);
  return () => {
    changes.removeEventListener('change', listener);
    removeEventListener('storage', listener);
  };
}

export const isDraftBegun = (submission: string): boolean =>
  (['reply', 'note'] as const).some((kind) => keptDraft(kind, submission)?.text.trim());

/** Without words there is nothing to keep. */
export function keepDraft(kind: DraftKind, submission: string, draft: Draft): void {
  const key = keyOf(kind, submission);
  quietly(() =>
    draft.text === '' ? localStorage.removeItem(key) : localStorage.setItem(key, JSON.stringify(draft)),
  );
  changes.dispatchEvent(new Event('change'));
}

/** What was typed about an enquiry that is erased. */
export function forgetDrafts(submission: string): void {
  for (const kind of ['reply', 'note'] as const) keepDraft(kind, submission, { text: '', event: '' });
}

export function clearDrafts(): void {
  for (const key of quietly(() => Object.keys(localStorage)) ?? [])
    if (key.startsWith(prefix)) localStorage.removeItem(key);
}

/** Storage that is empty, full or forbidden gives and keeps nothing; the desk works without it. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
