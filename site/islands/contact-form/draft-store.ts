import { type Draft, draftFields, emptyDraft } from '../../../contract/draft.ts';
import { newId } from '../sending/new-id.ts';

/** What has been typed, the id it will be sent under, and when the visitor first saw the form. */
export type SavedDraft = { draft: Draft; id: string; startedAt: number };

const key = 'enquiry';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps one draft through reloads and in duplicated tabs. The id stays with the words: as long as they are the
 * same, however often and from wherever they are sent, they are stored once.
 */
export function createDraftStore(openStorage: () => Storage, now: () => number = Date.now) {
  let saved = read(openStorage);

  return {
    current: (): SavedDraft | undefined => saved,

    change(draft: Draft): SavedDraft {
      if (saved && isSame(saved.draft, draft)) return saved;
      saved = { draft, id: newId(), startedAt: saved?.startedAt ?? now() };
      const text = JSON.stringify(saved);
      quietly(() => (isEmpty(draft) ? openStorage().removeItem(key) : openStorage().setItem(key, text)));
      return saved;
    },

    /** The next words are another enquiry. */
    clear(): void {
      saved = undefined;
      quietly(() => openStorage().removeItem(key));
    },
  };
}

export const isEmpty = (draft: Draft) => isSame(draft, emptyDraft);

const isSame = (one: Draft, other: Draft) => draftFields.every((field) => one[field] === other[field]);

function read(openStorage: () => Storage): SavedDraft | undefined {
  return quietly(() => {
    const found: unknown = JSON.parse(openStorage().getItem(key) ?? 'null');
    return isSavedDraft(found) ? found : undefined;
  });
}

function isSavedDraft(found: unknown): found is SavedDraft {
  const { draft, id, startedAt } = (found ?? {}) as Partial<SavedDraft>;
  return (
    typeof id === 'string' &&
    typeof startedAt === 'number' &&
    typeof draft === 'object' &&
    draftFields.every((field) => typeof draft?.[field] === 'string')
  );
}

/** Storage throws when it is full, switched off or forbidden; the form works without it. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
