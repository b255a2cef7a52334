import { useState } from 'react';
import { useLocation } from 'wouter';
import { fault } from '../../content/desk-words/frame.ts';
import { pageMenu as words } from '../../content/desk-words/website.ts';
import type { EntryList, ListedEntry } from '../../contract/entries.ts';
import { entrySheets } from '../../contract/facts.ts';
import type { WebsiteState } from '../../contract/website.ts';
import { Button, Buttons } from '../frame/Button.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { Confirm, WriteForm } from '../frame/Form.tsx';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { Address, addressMistake } from './EntryFields.tsx';
import { useChange } from './requests.ts';

export type Found = { list: EntryList; entry: ListedEntry };

/** The entry that has this page, if any. */
export function entryAt(path: string, lists: EntryList[]): Found | undefined {
  for (const list of lists) {
    const entry = list.entries.find(({ id }) => `${list.address}/${id}` === path);
    if (entry) return { list, entry };
  }
  return undefined;
}

/** The pages that have never been published. */
export const newPagesIn = (lists: EntryList[]): { path: string; title: string }[] =>
  lists.flatMap(({ address, entries }) =>
    entries.flatMap(({ id, title, draft }) =>
      draft?.is === 'new' ? [{ path: `${address}/${id}`, title }] : [],
    ),
  );

const itemClass =
  'block w-full border-t border-line py-7.5 text-left text-ink hover:underline hover:underline-offset-[0.25em]';

type Props = { path: string; title: string; state: WebsiteState; onClose: () => void };

/** The menu for a whole page: copy, move, delete. */
export function PageMenu({ path, title, state: { lists }, onClose }: Props) {
  const [asks, setAsks] = useState<'nothing' | 'address' | 'delete' | 'unlink'>('nothing');
  const found = entryAt(path, lists);
  const kindOfForm = entrySheets.find((kind) => kind === found?.list.kind);
  const ofThisList = found?.list ?? lists.find(({ address }) => address === path);
  if (found && asks === 'address') return <Readdress {...found} onClose={onClose} />;
  if (found && (asks === 'delete' || asks === 'unlink'))
    return <Delete {...found} unlinks={asks === 'unlink'} onClose={onClose} />;
  return (
    <Dialog title={found?.entry.title ?? title} onClose={onClose}>
      {found?.list.isOrdered && found.entry.draft?.is !== 'gone' && <Place {...found} />}
      <ul className="mt-10">
        {found?.list.making && !found.entry.draft && (
          <li>
            <a className={itemClass} href={`#/website/new/${found.list.kind}/${found.entry.id}`}>
              {words.copy} <span className="quiet block">{words.copyText(found.list.making.name)}</span>
            </a>
          </li>
        )}
        {kindOfForm && found?.entry.draft?.is !== 'gone' && (
          <li>
            <a className={itemClass} href={`#/website/facts/${kindOfForm}/${found?.entry.id}`}>
              {words.forms[kindOfForm]} <span className="quiet block">{words.formTexts[kindOfForm]}</span>
            </a>
          </li>
        )}
        {found?.entry.draft?.is === 'new' && (
          <li>
            <button type="button" className={itemClass} onClick={() => setAsks('address')}>
              {words.readdress} <span className="quiet block">{words.readdressText}</span>
            </button>
          </li>
        )}
        {found?.list.making && found.entry.draft?.is !== 'gone' && (
          <li>
            {found.entry.namedBy.length > 0 ? (
              <details>
                <summary className={itemClass}>{words.delete}</summary>
                {words.deleteNot} <span className="quiet block">{words.named}</span>
                {found.entry.namedBy.map(({ title, path: at }) => (
                  <a key={title} className="block py-4" href={`#/website/at${at ?? '/'}`}>
                    {title}
                  </a>
                ))}
                <Button look="small" className="mb-7.5" onClick={() => setAsks('unlink')}>
                  {words.unlink}
                </Button>
              </details>
            ) : (
              <button type="button" className={itemClass} onClick={() => setAsks('delete')}>
                {words.delete}
              </button>
            )}
          </li>
        )}
        <li>
          <a
            className={itemClass}
            href={ofThisList?.making ? `#/website/new/${ofThisList.kind}` : '#/website/new'}
          >
            {words.make}
          </a>
        </li>
      </ul>
      <Buttons>
        <Button onClick={onClose}>{fault.close}</Button>
      </Buttons>
    </Dialog>
  );
}

/** The place of an entry in its list. Deleted entries do not count. */
function Place({ list, entry }: Found) {
  const move = useChange('move');
  const entries = list.entries.filter(({ draft }) => draft?.is !== 'gone');
  const at = entries.findIndex(({ file }) => file === entry.file);
  const before = entries[at - 1];
  return (
    <>
      <p role="status">{words.place(at + 1, entries.length, before?.title)}</p>
      <Buttons>
        {(['up', 'down'] as const).map((to) => (
          <WriteButton
            key={to}
            look="small"
            busy={move.isPending || at === (to === 'up' ? 0 : entries.length - 1)}
            onClick={() => move.mutate({ file: entry.file, to })}
          >
            {words[to]}
          </WriteButton>
        ))}
      </Buttons>
      <WriteFault error={move.error} />
    </>
  );
}

type AskProps = Found & { onClose: () => void };

function Readdress({ list, entry: { id, draft }, onClose }: AskProps) {
  const [, go] = useLocation();
  const change = useChange('change-address');
  const [to, setTo] = useState(id);
  const [isLeft, setIsLeft] = useState(false);
  const others = list.entries.flatMap((entry) => (entry.id === id ? [] : [entry.id]));
  const mistake = addressMistake(to, others);
  return (
    <Dialog title={words.readdress} onClose={onClose}>
      <WriteForm
        className="mt-10"
        noValidate
        {...{ does: words.readdress, leave: words.cancel, write: change, onClose }}
        onBlur={() => setIsLeft(true)}
        onSubmit={(_, form) => {
          setIsLeft(true);
          if (mistake) form.querySelector('input')?.focus();
          else if (draft)
            change.mutate(
              { id: draft.id, seen: draft.version, to },
              { onSuccess: () => go(`/website/at${list.address}/${to}`) },
            );
        }}
      >
        <Address
          below={list.address}
          end={to}
          note={words.readdressText}
          wrong={isLeft ? mistake : undefined}
          onType={setTo}
        />
      </WriteForm>
    </Dialog>
  );
}

function Delete({ entry: { file, title, draft }, unlinks, onClose }: AskProps & { unlinks: boolean }) {
  const [, go] = useLocation();
  const remove = useChange('delete');
  const isNew = draft?.is === 'new';
  return (
    <Confirm
      title={words.deleteAsk(title)}
      words={{ confirm: words.delete, cancel: words.cancel }}
      write={{
        ...remove,
        mutate: () =>
          remove.mutate({ file, unlinks }, { onSuccess: () => (isNew ? go('/website') : onClose()) }),
      }}
      onClose={onClose}
    >
      <p>{isNew ? words.deleteNew : words.deleteOnline}</p>
      {unlinks && <p>{words.unlinkText}</p>}
    </Confirm>
  );
}
