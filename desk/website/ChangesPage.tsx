import { useState } from 'react';
import { pageMenu, publishing, changes as words } from '../../content/desk-words/website.ts';
import type { Build, Draft, Publish, WebsiteState } from '../../contract/website.ts';
import { Dialog } from '../frame/Dialog.tsx';
import { FaultNotice, Notice, Page, Skeleton } from '../frame/Page.tsx';
import { ConfirmButtons, WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { useDesk } from '../live/desk.tsx';
import { useNow } from '../time/use-now.ts';
import { BuildProgress, saidOfBuilding, useNews } from './PublishBar.tsx';
import { useChange, usePublished, useWebsite } from './requests.ts';

/** The list of unpublished changes and of publishes. */
export function ChangesPage() {
  const { data: state, error, refetch } = useWebsite();
  return (
    <Page title={words.title} lead={words.lead}>
      {error && !state ? <FaultNotice error={error} again={refetch} /> : !state && <Skeleton />}
      {state?.off && <Notice title={state.off} />}
      {state && !state.off && (
        <div className="changes">
          <div>
            <Preview state={state} />
            {state.upload && <p className="film-note">{state.upload}</p>}
            {state.film && <p className="film-note">{state.film}</p>}
            {state.drafts.length === 0 && (
              <Notice title={words.none} text={words.noneText}>
                <a className="button" href="#/website">
                  {words.open}
                </a>
              </Notice>
            )}
            <ul className="drafts">
              {state.drafts.map((draft) => (
                <DraftRow key={draft.ids.join()} draft={draft} />
              ))}
            </ul>
          </div>
          <Publishes state={state} />
        </div>
      )}
    </Page>
  );
}

/** The state of the preview, and the button that publishes it. */
function Preview({ state }: { state: WebsiteState }) {
  const { build, drafts, upload } = state;
  const { zone } = useDesk();
  const preview = useChange('preview');
  const publish = useChange('publish');
  const ready = drafts.filter(({ waits }) => !waits).length;
  const isBusy = build.state === 'building' || publish.isPending || preview.isPending;
  const news = useNews(state);
  if (drafts.length === 0 && build.state === 'building')
    return (
      <section className="preview" role="status">
        <p>{saidOfBuilding(build)}</p>
        <BuildProgress build={build} />
      </section>
    );
  if (drafts.length === 0 && !news) return null;
  if (drafts.length === 0)
    return (
      <section className="preview" role="status" data-ready>
        <p>
          <strong>{upload ? publishing.noneToUpload : publishing.none}</strong> {news}
        </p>
        <div className="buttons">
          <a className="button" href="/" target="_blank" rel="noopener">
            {publishing.openSite}
          </a>
        </div>
      </section>
    );
  return (
    <section className="preview" role="status" data-ready={build.state === 'ready' || undefined}>
      {build.state === 'ready' && (
        <>
          <p>
            <strong>{publishing.ready}</strong>{' '}
            {publishing.of(publishing.count(build.changes), build.seconds, zone.time(Date.parse(build.at)))}
          </p>
          <p>{publishing.differ(build.differing.length, build.pages)}</p>
        </>
      )}
      {build.state === 'building' && <p>{saidOfBuilding(build)}</p>}
      {build.state === 'failed' && <p className="fault">{publishing.failed(build.sentence)}</p>}
      {build.state === 'building' && <BuildProgress build={build} />}
      <div className="buttons">
        <WriteButton className="button solid" busy={isBusy || ready === 0} onClick={() => publish.mutate({})}>
          {publishing.publishCount(ready)}
        </WriteButton>
        {build.state === 'ready' ? (
          <a className="button" href={`#/website/look${firstToLookAt(build, drafts)}`}>
            {publishing.look}
          </a>
        ) : (
          <WriteButton
            className="button"
            busy={isBusy || ready === 0}
            onClick={() => preview.mutate({ build: 'preview' })}
          >
            {publishing.preview}
          </WriteButton>
        )}
      </div>
      <WriteFault error={preview.error ?? publish.error} />
    </section>
  );
}

/** A page that shows one of the changes. */
function firstToLookAt({ differing }: Extract<Build, { state: 'ready' }>, drafts: Draft[]): string {
  const paths = drafts.map(({ path }) => path ?? '');
  return paths.find((path) => differing.includes(path)) ?? differing[0] ?? '/';
}

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
  const heading = href ? <a href={href}>{label}</a> : label;
  return (
    <li>
      <div className="head">
        <h2>{heading}</h2>
        {!isConflict && (
          <WriteButton
            className="take-back"
            busy={takeBack.isPending}
            aria-label={words.discardOf(label)}
            onClick={() => (isNewPage ? setAsks(true) : takeBack.mutate(given))}
          >
            {words.discard}
          </WriteButton>
        )}
      </div>
      {isConflict ? (
        <>
          <p>{words.meanwhile}</p>
          <dl>
            <dt>{words.there}</dt>
            <dd>{stood(waits.stands, words.gone)}</dd>
            <dt>{words.yours}</dt>
            <dd>{stood(typed, words.gonePage)}</dd>
          </dl>
          <div className="buttons">
            <WriteButton
              className="button small"
              busy={takeBack.isPending}
              onClick={() => takeBack.mutate(given)}
            >
              {words.takeTheirs}
            </WriteButton>
            {waits.stands !== '' && (
              <WriteButton className="button small" busy={keep.isPending} onClick={() => keep.mutate(given)}>
                {words.keepMine}
              </WriteButton>
            )}
          </div>
        </>
      ) : place === '' ? (
        was !== '' && typed !== '' && <p>{words.wholePage}</p>
      ) : (
        <>
          <p>
            <del>{was}</del>
          </p>
          <p>
            <ins>{typed}</ins>
          </p>
        </>
      )}
      {waits && waits.because !== 'conflict' && <p className="fault">{words.waits(waits.sentence)}</p>}
      <WriteFault error={takeBack.error ?? keep.error} />
      {asks && (
        <Dialog title={words.discardAsk(label)} onClose={() => setAsks(false)}>
          <p>{pageMenu.deleteNew}</p>
          <ConfirmButtons
            confirm={words.discard}
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

function Publishes({ state: { publishes, drafts, upload } }: { state: WebsiteState }) {
  const { zone } = useDesk();
  const now = useNow();
  const undo = useChange('undo');
  const bringBack = useChange('bring-back');
  const [asked, setAsked] = useState<Publish>();
  const [isUndoWaiting, setIsUndoWaiting] = useState(false);
  const latest = publishes.find(({ undone_at }) => undone_at === null);
  return (
    <section className="publishes">
      <h2>{words.published}</h2>
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
            <li key={number} data-undone={isUndone ? true : undefined}>
              <div>
                <h3>
                  {name}
                  {isUndone && `, ${words.undone}`}
                </h3>
                {changes.length > 1 ? (
                  <p>{labels.join(' · ')}</p>
                ) : (
                  !first?.isPage && <p className="said">{first?.said}</p>
                )}
                <p>{words.when(zone.moment(at, now), device)}</p>
              </div>
              {isUndone ? (
                !isNewest && (
                  <WriteButton
                    className="button small"
                    busy={bringBack.isPending}
                    aria-label={words.bringBackOf(name)}
                    onClick={() => bringBack.mutate({ number })}
                  >
                    {words.bringBack}
                  </WriteButton>
                )
              ) : (
                <WriteButton
                  className="button small"
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
          upload={upload}
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
  upload: WebsiteState['upload'];
  /** Undoes the publish at once. Only the latest one can be undone. */
  onAll: (() => void) | undefined;
  /** Called when a former text has become a draft. */
  onWaits: () => void;
  onClose: () => void;
};

/** The texts before a publish, with ways to get them back: all at once, all as drafts, or a single one. */
function Undo({ publish: { number, changes }, drafts, upload, onAll, onWaits, onClose }: UndoProps) {
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
      <p>{!onAll ? words.undoAsChange : changes.length > 1 ? words.undoOneText : words.undoText(upload)}</p>
      <ul className="drafts">
        {changes.map((change) => (
          <li key={change.ids.join()}>
            <div className="head">
              <h3>{change.label}</h3>
              {isLeft(change) ? (
                changes.length > 1 && (
                  <WriteButton
                    className="take-back"
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
              <dl aria-busy={published.isPending}>
                <dt>{onAll ? words.standsNow : words.published}</dt>
                <dd>{textOf(change.ids)?.now}</dd>
                <dt>{words.stoodBefore}</dt>
                <dd>{textOf(change.ids)?.before}</dd>
              </dl>
            )}
          </li>
        ))}
      </ul>
      {published.error && <FaultNotice error={published.error} again={published.refetch} />}
      <WriteFault error={putBack.error} />
      <div className="buttons">
        {onAll ? (
          <WriteButton
            className="button solid"
            onClick={() => {
              onAll();
              onClose();
            }}
          >
            {words.undoAll(changes.length)}
          </WriteButton>
        ) : (
          left.length > 0 && (
            <WriteButton className="button solid" busy={putBack.isPending} onClick={() => putBackOf(left)}>
              {words.undoAllAsChanges(left.length)}
            </WriteButton>
          )
        )}
        <button type="button" className="button" onClick={onClose}>
          {words.undoNone}
        </button>
      </div>
    </Dialog>
  );
}
