import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { FreeTime } from '../../../contract/booking.ts';
import { type Draft, emptyDraft, faultsOf } from '../../../contract/draft.ts';
import { newSecret } from '../booking/link.ts';
import { createDraftStore, isEmpty, type Picked, type SavedDraft } from './draft-store.ts';
import { fillFields, focusFirstFault, markFaults, readFields } from './form-fields.ts';

const openStorage = () => window.sessionStorage;

/** What stands in the form's fields and what time is picked, kept through a reload and checked while it is typed. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [store] = useState(() => createDraftStore(openStorage));
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [picked, setPicked] = useState<Picked | null>(null);
  // Nobody is told off before having tried to send.
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

  const put = useCallback(
    (draft: Draft) => {
      if (form.current) fillFields(form.current, draft);
      take();
    },
    [form, take],
  );

  useEffect(() => {
    const kept = store.current();
    // Whatever was typed before this script ran is newer than what is kept.
    if (form.current && kept && isEmpty(readFields(form.current))) put(kept.draft);
    else take();
  }, [form, store, put, take]);

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

  return { draft, picked, faults: showsFaults ? faultsOf(draft) : [], take, pick, put, showFaults, clear };
}
