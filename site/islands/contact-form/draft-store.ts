import type { FreeTime } from '../../../contract/booking.ts';
import { type Draft, draftFields, emptyDraft } from '../../../contract/draft.ts';
import { newId } from '../sending/new-id.ts';

/** A time that is picked, and the secret that will change the call. */
export type Picked = FreeTime & { secret: string };

/** What has been typed and picked, the id it will be sent under, and when the visitor first saw the form. */
export type SavedDraft = { draft: Draft; id: string; startedAt: number; picked: Picked | null };

const key = 'enquiry';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps one draft through reloads and in duplicated tabs. The id stays with the words and the time: as long as they are
 * the same, however often and from wherever they are sent, they are stored once.
 */
export function createDraftStore(openStorage: () => Storage, now: () => number = Date.now) {
  let saved = read(openStorage);

  return {
    current: (): SavedDraft | undefined => saved,

    change(draft: Draft, picked: Picked | null = saved?.picked ?? null): SavedDraft {
      if (saved && isSame(saved.draft, draft) && saved.picked?.starts_at === picked?.starts_at) return saved;
      saved = { draft, id: newId(), startedAt: saved?.startedAt ?? now(), picked };
      const text = JSON.stringify(saved);
      const isNothing = isEmpty(draft) && picked === null;
      quietly(() => (isNothing ? openStorage().removeItem(key) : openStorage().setItem(key, text)));
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
    // What is kept from before times could be picked has none.
    return isSavedDraft(found)
      ? { ...found, picked: isPicked(found.picked) ? found.picked : null }
      : undefined;
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

function isPicked(found: unknown): found is Picked {
  const { starts_at, ends_at, secret } = (found ?? {}) as Partial<Picked>;
  return [starts_at, ends_at, secret].every((text) => typeof text === 'string');
}

/** Storage throws when it is full, switched off or forbidden; the form works without it. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
