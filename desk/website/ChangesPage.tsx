import { Fragment, useState } from 'react';
import { pageMenu, publishing, typing, changes as words } from '../../content/desk-words/website.ts';
import type { Draft, Publish, WebsiteState } from '../../contract/website.ts';
import { Button, Buttons, buttonClass } from '../frame/Button.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { FaultNotice, Notice, Page } from '../frame/Page.tsx';
import { ConfirmButtons, WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { useDesk } from '../live/desk.tsx';
import { useNow } from '../time/use-now.ts';
import { PublishBar, Remark } from './PublishBar.tsx';
import { useChange, usePublished } from './requests.ts';
import { WithState } from './WithState.tsx';

/** The list of unpublished changes and of publishes. */
export const ChangesPage = () => (
  <Page title={words.title} lead={words.lead}>
    <WithState>
      {(state) => (
        <>
          <div className="mt-12.5 grid max-w-760 gap-25 pb-15 min-[68rem]:grid-cols-[minmax(0,1.4fr)_minmax(18rem,1fr)]">
            <div>
              {state.film && <Remark>{state.film}</Remark>}
              {state.drafts.length === 0 && (
                <div className="[&_.buttons]:mt-9 [&_h2]:text-small [&_h2]:font-normal [&_h2]:text-ink-2">
                  <Notice title={words.none} text={words.noneText}>
                    <a className={buttonClass.line} href="#/website">
                      {words.open}
                    </a>
                  </Notice>
                </div>
              )}
              <ul>
                {state.drafts.map((draft) => (
                  <DraftRow key={draft.ids.join()} draft={draft} />
                ))}
              </ul>
            </div>
            <Publishes state={state} />
          </div>
          <PublishBar state={state} path="/" />
        </>
      )}
    </WithState>
  </Page>
);

type TextsProps = { texts: [label: string, text: string | undefined][]; isBusy?: boolean };

/** Two texts to choose between. */
function Texts({ texts, isBusy = false }: TextsProps) {
  return (
    <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-7.5 gap-y-3" aria-busy={isBusy}>
      {texts.map(([label, text]) => (
        <Fragment key={label}>
          <dt className="text-ink-2">{label}</dt>
          <dd className="whitespace-pre-line">{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

const itemClass = 'border-t border-line py-10 wrap-anywhere';
const titleClass = 'text-row font-semibold';
const takeBackClass = 'min-h-15 shrink-0 self-start text-small underline-offset-[0.3em]';

function DraftRow({
  draft: { ids, versions, label, path, sheet, was, words: typed, place, waits },
}: {
  draft: Draft;
}) {
  const takeBack = useChange('take-back');
  const keep = useChange('keep');
  const [asks, setAsks] = useState(false);
  const given = { ids, versions };
  const isNewPage = place === '' && was === '';
  const isConflict = waits?.because === 'conflict';
  // The text of a whole page would be too long for a list.
  const stood = (text: string, gone: string) => (text === '' ? gone : place === '' ? words.wholePage : text);
  const at = path === '/' ? '#/website' : path && `#/website/at${path}`;
  const href = sheet ? `#/website/facts/${sheet}` : at;
  const heading = href ? (
    <a href={href} className={`${buttonClass.word} text-ink`}>
      {label}
    </a>
  ) : (
    label
  );
  return (
    <li className={itemClass}>
      <div className="flex justify-between gap-10">
        <h2 className="quiet font-normal">{heading}</h2>
        {!isConflict && (
          <WriteButton
            look="word"
            className={takeBackClass}
            busy={takeBack.isPending}
            aria-label={words.discardOf(label)}
            onClick={() => (isNewPage ? setAsks(true) : takeBack.mutate(given))}
          >
            {typing.discard}
          </WriteButton>
        )}
      </div>
      {isConflict ? (
        <>
          <p>{words.meanwhile}</p>
          <Texts
            texts={[
              [words.there, stood(waits.stands, words.gone)],
              [words.yours, stood(typed, words.gonePage)],
            ]}
          />
          <Buttons className="mt-9">
            <WriteButton look="small" busy={takeBack.isPending} onClick={() => takeBack.mutate(given)}>
              {typing.takeTheirs}
            </WriteButton>
            {waits.stands !== '' && (
              <WriteButton look="small" busy={keep.isPending} onClick={() => keep.mutate(given)}>
                {typing.keepMine}
              </WriteButton>
            )}
          </Buttons>
        </>
      ) : place === '' ? (
        was !== '' && typed !== '' && <p>{words.wholePage}</p>
      ) : (
        <>
          <p>
            <del className="whitespace-pre-line text-ink-2">{was}</del>
          </p>
          <p>
            <ins className="whitespace-pre-line no-underline">{typed}</ins>
          </p>
        </>
      )}
      {waits && waits.because !== 'conflict' && (
        <p className="text-row text-danger">{words.waits(waits.sentence)}</p>
      )}
      <WriteFault error={takeBack.error ?? keep.error} />
      {asks && (
        <Dialog title={words.discardAsk(label)} onClose={() => setAsks(false)}>
          <p>{pageMenu.deleteNew}</p>
          <ConfirmButtons
            confirm={typing.discard}
            cancel={pageMenu.cancel}
            busy={takeBack.isPending}
            onConfirm={() => takeBack.mutate(given)}
            onCancel={() => setAsks(false)}
          />
        </Dialog>
      )}
    </li>
  );
}

function Publishes({ state: { publishes, drafts } }: { state: WebsiteState }) {
  const { zone } = useDesk();
  const now = useNow();
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
                  <p>{labels.join(' · ')}</p>
                ) : (
                  !first?.isPage && (
                    <p className="mt-3.5 line-clamp-2 leading-[1.5] whitespace-pre-line text-ink">
                      {first?.said}
                    </p>
                  )
                )}
                <p>{words.when(zone.moment(at, now), device)}</p>
              </div>
              {isUndone ? (
                !isNewest && (
                  <WriteButton
                    look="small"
                    className="shrink-0"
                    busy={bringBack.isPending}
                    aria-label={words.bringBackOf(name)}
                    onClick={() => bringBack.mutate({ number })}
                  >
                    {words.bringBack}
                  </WriteButton>
                )
              ) : (
                <WriteButton
                  look="small"
                  className="shrink-0"
                  busy={undo.isPending}
                  aria-label={words.undoOf(name)}
                  onClick={() => setAsked(publish)}
                >
                  {words.undo}
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
          onAll={asked.number === latest?.number ? () => undo.mutate({ number: asked.number }) : undefined}
          onWaits={() => setIsUndoWaiting(true)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
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
  const published = usePublished(number);
  const textOf = (ids: string[]) => published.data?.texts.find((text) => text.ids.join() === ids.join());
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
        {changes.map((change) => (
          <li key={change.ids.join()} className={itemClass}>
            <div className="flex justify-between gap-10">
              <h3 className={titleClass}>{change.label}</h3>
              {isLeft(change) ? (
                changes.length > 1 && (
                  <WriteButton
                    look="word"
                    className={takeBackClass}
                    busy={putBack.isPending}
                    aria-label={words.undoOneOf(change.label)}
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
                isBusy={published.isPending}
                texts={[
                  [onAll ? words.standsNow : words.published, textOf(change.ids)?.now],
                  [words.stoodBefore, textOf(change.ids)?.before],
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      {published.error && <FaultNotice error={published.error} again={published.refetch} />}
      <WriteFault error={putBack.error} />
      <Buttons className="mt-9">
        {onAll ? (
          <WriteButton
            look="solid"
            onClick={() => {
              onAll();
              onClose();
            }}
          >
            {words.undoAll(changes.length)}
          </WriteButton>
        ) : (
          left.length > 0 && (
            <WriteButton look="solid" busy={putBack.isPending} onClick={() => putBackOf(left)}>
              {words.undoAllAsChanges(left.length)}
            </WriteButton>
          )
        )}
        <Button onClick={onClose}>{pageMenu.cancel}</Button>
      </Buttons>
    </Dialog>
  );
}
