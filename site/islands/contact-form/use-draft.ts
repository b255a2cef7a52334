import { type RefObject, useCallback, useEffect, useState } from 'react';
import { fieldNames } from '../../../content/form-fields.ts';
import { type Draft, draftOf, emptyDraft, faultsOf } from '../../../contract/draft.ts';
import { newSecret } from '../../../contract/link-secret.ts';
import type { FreeTime } from '../../../contract/rows.ts';
import { newId } from '../sending/configured-endpoint.ts';

const openStorage = () => window.sessionStorage;

/** The form's fields and the picked time, kept across reloads and checked while typing. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [store] = useState(() => createDraftStore(openStorage));
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [picked, setPicked] = useState<Picked | null>(null);
  // Faults appear only after the first attempt to send.
  const [showsFaults, setShowsFaults] = useState(false);

  const take = useCallback((): SavedDraft => {
    const typed = form.current ? readFields(form.current) : emptyDraft;
    if (form.current) markFaults(form.current, typed);
    setDraft(typed);
    const saved = store.change(typed);
    setPicked(saved.picked);
    return saved;
  }, [form, store]);

  const pick = useCallback(
    (time: FreeTime | null) => {
      const { draft } = take();
      setPicked(store.change(draft, time && { ...time, secret: newSecret() }).picked);
    },
    [store, take],
  );

  useEffect(() => {
    const kept = store.current();
    if (form.current && kept) fillFields(form.current, withTyped(kept.draft, readFields(form.current)));
    take();
  }, [form, store, take]);

  const showFaults = useCallback(() => {
    setShowsFaults(true);
    if (form.current) focusFirstFault(form.current);
  }, [form]);

  const clear = useCallback(() => {
    form.current?.reset();
    store.clear();
    setShowsFaults(false);
    take();
  }, [form, store, take]);

  return { draft, picked, faults: showsFaults ? faultsOf(draft) : [], take, pick, showFaults, clear };
}

/** Copies between the form's fields and a draft. The fields hold the text, also before any script runs. */

const fieldsOf = (form: HTMLFormElement) =>
  fieldNames.map((name) => ({
    name,
    element: form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement,
  }));

function readFields(form: HTMLFormElement): Draft {
  const values = fieldsOf(form).map(({ name, element }) => [name, element.value]);
  return Object.fromEntries(values) as Draft;
}

/** Text typed before this script ran is newer than the stored draft, which fills the other fields. */
function withTyped(stored: Draft, typed: Draft): Draft {
  return draftOf((field) => typed[field] || stored[field]);
}

function fillFields(form: HTMLFormElement, draft: Draft): void {
  for (const { name, element } of fieldsOf(form)) element.value = draft[name];
}

/** Adds our own rules to the browser's validation, such as that a name is not blank. */
function markFaults(form: HTMLFormElement, draft: Draft): void {
  const faults = faultsOf(draft);
  for (const { name, element } of fieldsOf(form)) {
    element.setCustomValidity(faults.find(({ field }) => field === name)?.message ?? '');
  }
}

function focusFirstFault(form: HTMLFormElement): void {
  fieldsOf(form)
    .find(({ element }) => !element.validity.valid)
    ?.element.focus();
}

/** A picked time, and the secret that will change the call. */
export type Picked = FreeTime & { secret: string };

/** What has been typed and picked, the id it will be sent under, and when the visitor first saw the form. */
export type SavedDraft = { draft: Draft; id: string; startedAt: number; picked: Picked | null };

const key = 'enquiry';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps one draft across reloads and duplicated tabs. The id belongs to the text and the time: while they are
 * unchanged, they are stored once, however often and from wherever they are sent.
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

    /** The next text is another enquiry. */
    clear(): void {
      saved = undefined;
      quietly(() => openStorage().removeItem(key));
    },
  };
}

const isEmpty = (draft: Draft) => isSame(draft, emptyDraft);

const isSame = (one: Draft, other: Draft) => fieldNames.every((field) => one[field] === other[field]);

function read(openStorage: () => Storage): SavedDraft | undefined {
  return quietly(() => {
    const found: unknown = JSON.parse(openStorage().getItem(key) ?? 'null');
    if (!isSavedDraft(found)) return undefined;
    // Another version of the form may have other fields, and may know no times.
    const text = (value: unknown) => (typeof value === 'string' ? value : '');
    return {
      ...found,
      draft: draftOf((field) => text(found.draft[field])),
      picked: isPicked(found.picked) ? found.picked : null,
    };
  });
}

function isSavedDraft(found: unknown): found is SavedDraft {
  const { draft, id, startedAt } = (found ?? {}) as Partial<SavedDraft>;
  return (
    typeof id === 'string' && typeof startedAt === 'number' && typeof draft === 'object' && draft !== null
  );
}

function isPicked(found: unknown): found is Picked {
  const { starts_at, ends_at, secret } = (found ?? {}) as Partial<Picked>;
  return [starts_at, ends_at, secret].every((text) => typeof text === 'string');
}

/** Storage throws when it is full, disabled or forbidden; the form works without it. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
