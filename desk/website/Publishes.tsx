import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageMenu, publishing, changes as words } from '../../content/desk-words/website.ts';
import type { Draft, Publish, WebsiteState } from '../../contract/website.ts';
import { Button, Buttons } from '../frame/Button.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { FaultNotice } from '../frame/Page.tsx';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { useDeskNow } from '../live/desk.tsx';
import { useChange, website } from './requests.ts';
import { Texts, Words } from './Texts.tsx';

export const itemClass = 'border-t border-line py-10 wrap-anywhere';
const titleClass = 'text-row font-semibold';
export const takeBackClass = 'min-h-15 shrink-0 self-start text-small underline-offset-[0.3em]';

/** What was published, with ways to take it back and to bring it back. */
export function Publishes({ state: { publishes, drafts } }: { state: WebsiteState }) {
  const { zone, now } = useDeskNow();
  const undo = useChange('undo');
  const bringBack = useChange('bring-back');
  const [asked, setAsked] = useState<Publish>();
  const [isUndoWaiting, setIsUndoWaiting] = useState(false);
  const latest = publishes.find(({ undone_at }) => undone_at === null);
  return (
    <section className="[&>p]:text-small [&>p]:text-ink-2">
      <h2 className="mb-10 text-body leading-[normal]">{words.published}</h2>
      <div role="status">{isUndoWaiting && drafts.length > 0 && <p>{words.undoWaits}</p>}</div>
      {publishes.length === 0 && <p>{words.publishedNone}</p>}
      <ul>
        {publishes.map((publish) => {
          const { number, at, device, isNewest, changes } = publish;
          const [first] = changes;
          const labels = changes.map(({ label }) => label);
          const name = labels.length === 1 ? (labels[0] ?? '') : publishing.count(labels.length);
          // A later publish may have taken the words back, too.
          const isUndone = changes.every(({ isOnline }) => !isOnline);
          return (
            <li key={number} className={`${itemClass} flex items-center justify-between gap-10`}>
              <div className="text-small text-ink-2">
                <h3 className={`${titleClass} ${isUndone ? '' : 'text-ink'}`}>
                  {name}
                  {isUndone && `, ${words.undone}`}
                </h3>
                {changes.length > 1 ? (
                  <Labels labels={labels} />
                ) : (
                  first?.said && (
                    <Words
                      as="p"
                      className="mt-3.5 line-clamp-2 leading-[1.5] text-ink"
                      place={first.place}
                      text={first.said}
                    />
                  )
                )}
                <p>{words.when(zone.moment(at, now), device)}</p>
              </div>
              {!(isUndone && isNewest) && (
                <WriteButton
                  look="small"
                  className="shrink-0"
                  busy={undo.isPending || bringBack.isPending}
                  aria-label={words.about(isUndone ? words.bringBack : words.undo, name)}
                  onClick={() => (isUndone ? bringBack.mutate({ number }) : setAsked(publish))}
                >
                  {isUndone ? words.bringBack : words.undo}
                </WriteButton>
              )}
            </li>
          );
        })}
      </ul>
      {publishes.length > 0 && <p>{words.explained}</p>}
      {publishes.some(({ undone_at }) => undone_at) && <p>{words.explainedBringBack}</p>}
      <WriteFault error={undo.error ?? bringBack.error} />
      {asked && (
        <Undo
          publish={asked}
          drafts={drafts}
          onAll={
            asked.number === latest?.number
              ? () => {
                  undo.mutate({ number: asked.number });
                  setAsked(undefined);
                }
              : undefined
          }
          onWaits={() => setIsUndoWaiting(true)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

/** The names of all changes of a publish, of which a few are seen at once. */
function Labels({ labels }: { labels: string[] }) {
  const rest = labels.slice(4);
  return (
    <div>
      {labels.slice(0, 4).join(' · ')}
      {rest.length > 0 && (
        <details>
          <summary className="min-h-15 cursor-pointer">{words.more(rest.length)}</summary>
          {rest.join(' · ')}
        </details>
      )}
    </div>
  );
}

type UndoProps = {
  publish: Publish;
  drafts: Draft[];
  /** Undoes the publish at once. Only the latest one can be undone. */
  onAll: (() => void) | undefined;
  /** Called when a former text has become a draft. */
  onWaits: () => void;
  onClose: () => void;
};

/** The texts before a publish, with ways to get them back: all at once, all as drafts, or a single one. */
function Undo({ publish: { number, changes }, drafts, onAll, onWaits, onClose }: UndoProps) {
  const putBack = useChange('put-back');
  const published = useQuery({
    queryKey: ['published', number],
    queryFn: async () => (await website('published', { number })).texts,
  });
  // A newer draft is not overwritten.
  const isDraft = (ids: string[]) => drafts.some((draft) => draft.ids.some((id) => ids.includes(id)));
  const isLeft = ({ ids, isOnline }: Publish['changes'][number]) => isOnline && !isDraft(ids);
  const left = changes.filter(isLeft);
  const putBackOf = (some: Publish['changes']) =>
    putBack.mutate(
      { number, ids: some.flatMap(({ ids }) => ids) },
      {
        onSuccess: () => {
          onWaits();
          onClose();
        },
      },
    );
  return (
    <Dialog title={words.undoAsk(changes.length)} onClose={onClose}>
      <p>{!onAll ? words.undoAsChange : changes.length > 1 ? words.undoOneText : words.undoText}</p>
      <ul className="mt-10">
        {changes.map((change, index) => (
          <li key={change.ids.join()} className={itemClass}>
            <div className="flex justify-between gap-10">
              <h3 className={titleClass}>{change.label}</h3>
              {isLeft(change) ? (
                changes.length > 1 && (
                  <WriteButton
                    look="word"
                    className={takeBackClass}
                    busy={putBack.isPending}
                    aria-label={words.about(words.undoOne, change.label)}
                    onClick={() => putBackOf([change])}
                  >
                    {words.undoOne}
                  </WriteButton>
                )
              ) : (
                <small>{change.isOnline ? words.isChange : words.stands}</small>
              )}
            </div>
            {change.isOnline && (
              <Texts
                place={change.place}
                isBusy={published.isPending}
                texts={[
                  [onAll ? words.standsNow : words.published, published.data?.[index]?.now],
                  [words.stoodBefore, published.data?.[index]?.before],
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      {published.error && <FaultNotice error={published.error} again={published.refetch} />}
      <WriteFault error={putBack.error} />
      <Buttons className="mt-9">
        {(onAll || left.length > 0) && (
          <WriteButton look="solid" busy={putBack.isPending} onClick={onAll ?? (() => putBackOf(left))}>
            {onAll ? words.undoAll(changes.length) : words.undoAllAsChanges(left.length)}
          </WriteButton>
        )}
        <Button onClick={onClose}>{pageMenu.cancel}</Button>
      </Buttons>
    </Dialog>
  );
}
