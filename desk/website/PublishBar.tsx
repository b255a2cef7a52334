import { type Ref, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { later, pageMenu, typing, publishing as words } from '../../content/desk-words/website.ts';
import type { Build, Draft, WebsiteState } from '../../contract/website.ts';
import { Button, Buttons, buttonClass, Labeled } from '../frame/Button.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { WriteForm } from '../frame/Form.tsx';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { useDeskNow } from '../live/desk.tsx';
import { addDays } from '../time/zone.ts';
import { useChange } from './requests.ts';
import { useUnsentWords } from './unsent-words.ts';
import type { Stuck } from './use-keeping.ts';

type Props = {
  state: WebsiteState;
  /** The hint to show while there are no changes. */
  hint?: string;
  /** The page on which visitors read what was published. */
  path: string | undefined;
  /** Why some words are only on this device. */
  stuck?: Stuck | undefined;
  /** Whether the preview is shown, so that Publish is the next step. */
  isLooking?: boolean;
  /** Shows the preview. Without this, it opens at a page that shows one of the changes. */
  onLook?: () => void;
  ref?: Ref<HTMLElement>;
};

const newsMs = 15 * 60_000;

/** What the latest publish or undo did, as long as it is recent, nothing is being built and no newer draft is to be published. */
function useNews({ publishes: [latest], drafts, build }: WebsiteState): string | undefined {
  const { zone, now } = useDeskNow();
  if (!latest || drafts.some(({ waits }) => waits?.because !== 'later')) return undefined;
  if (build.state === 'building') return undefined;
  if (now - Date.parse(latest.undone_at ?? latest.at) > newsMs) return undefined;
  return latest.undone_at ? words.undone : words.published(zone.time(latest.at));
}

type Building = Extract<Build, { state: 'building' }>;

/** Assumed until a build has shown how long one takes here. */
const usualSeconds = 20;

/** The bar never reaches its end, because a build may take longer than the last one. */
export function BuildProgress({ build: { since, seconds = usualSeconds } }: { build: Building }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const past = Math.max(0, now - Date.parse(since)) / 1_000;
  return <progress aria-label={words.progress} value={1 - Math.exp((-2 * past) / seconds)} />;
}

/** A sentence about the whole website. */
export const Remark = ({ children }: { children: string }) => (
  <p className="quiet mt-10 max-w-340 rounded-control bg-raised px-10 py-7.5">{children}</p>
);

/** Below a form it stays in view during typing, however long the form is. */
const footClass =
  'flex shrink-0 flex-wrap items-center justify-between gap-x-10 gap-y-5 border-t border-line px-edge py-6 text-small in-[.page]:sticky in-[.page]:-bottom-20 in-[.page]:-mx-edge in-[.page]:bg-ground [&>:is(progress,[role=alert])]:order-1 [&>[role=alert]]:basis-full';

/** Counts the unpublished changes and leads to their preview and publish. */
export function PublishBar({ state, hint = '', path, stuck, isLooking = false, onLook, ref }: Props) {
  const { drafts, build, behind } = state;
  const [here, go] = useLocation();
  const preview = useChange('preview');
  const publish = useChange('publish');
  const ready = drafts.filter(({ waits }) => !waits);
  const moments = drafts.flatMap(({ waits }) => (waits?.because === 'later' ? [waits.at] : []));
  const [soonest] = moments.toSorted();
  const isAllSet = moments.length === drafts.length;
  const { zone, now } = useDeskNow();
  const isBusy = build.state === 'building' || preview.isPending || publish.isPending;
  const [asksWhen, setAsksWhen] = useState(false);
  const hasPublished = useRef(false);
  const isReady = build.state === 'ready';
  const look = onLook ?? (() => isReady && go(`/website/look${firstToLookAt(build, drafts)}`));
  const said = useUnsentWords() ? words.onDevice : words.none;
  const goesOn = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that led to the preview had the focus and is gone.
    if (isLooking && document.activeElement === document.body) goesOn.current?.focus();
  }, [isLooking]);
  const news = useNews(state);
  const status = useRef<HTMLParagraphElement>(null);
  /** The button that asked is gone when nothing else is ready. */
  const leaveLater = () => {
    flushSync(() => setAsksWhen(false));
    status.current?.focus();
  };
  const isEmpty = drafts.length === 0;
  useEffect(() => {
    // The buttons, one of which had the focus, disappear with the last change.
    if (isEmpty && hasPublished.current && document.activeElement === document.body) status.current?.focus();
    hasPublished.current = false;
  }, [isEmpty]);
  return (
    <footer ref={ref} className={footClass}>
      <p ref={status} className="flex-[1_1_6rem]" tabIndex={-1} role="status">
        {drafts.length > 0 ? (
          <>
            {here === changesPath ? (
              words.count(drafts.length)
            ) : (
              <a className={buttonClass.word} href={`#${changesPath}`}>
                {words.count(drafts.length)}
              </a>
            )}{' '}
            <span className="whitespace-nowrap">{!isAllSet && words.kept}</span>{' '}
            {soonest &&
              later.setFor(
                zone.moment(soonest, now),
                new Set(moments).size > 1,
                isAllSet ? undefined : moments.length,
              )}
          </>
        ) : news || stuck ? (
          !stuck && said
        ) : (
          `${said} ${hint}`
        )}
      </p>
      <p className="order-1 basis-full empty:absolute *:block *:text-ink-2" role="status">
        {stuck && <span>{typing[stuck]}</span>}
        {build.state === 'building' && <span>{words.building(build.publishes, build.seconds)}</span>}
        {news && (
          <span>
            {news}{' '}
            {path && (
              <a className={buttonClass.word} href={path} target="_blank" rel="noopener">
                {words.openPage}
              </a>
            )}
          </span>
        )}
        {build.state === 'ready' && drafts.length > 0 && (
          <span>{words.ready(build.differing.length, build.pages)}</span>
        )}
        {build.state === 'failed' && <span className="text-row">{words.failed(build.sentence)}</span>}
        {behind && build.state !== 'building' && <span>{behind}</span>}
      </p>
      {build.state === 'building' && <BuildProgress build={build} />}
      <WriteFault error={preview.error ?? publish.error} />
      {drafts.length > 0 && (
        <Buttons className="mt-0">
          {!(isLooking && (isReady || isBusy)) && (
            <WriteButton
              look="small"
              busy={!isReady && (isBusy || ready.length + moments.length === 0)}
              onClick={() => (isReady ? look() : preview.mutate({ build: 'preview' }))}
            >
              {isReady ? words.look : words.preview}
            </WriteButton>
          )}
          {ready.length > 0 && (
            <Button look="small" onClick={() => setAsksWhen(true)}>
              {later.open}
            </Button>
          )}
          <WriteButton
            ref={goesOn}
            look="small-solid"
            busy={isBusy || ready.length === 0}
            onClick={() => {
              hasPublished.current = true;
              publish.mutate({});
            }}
          >
            {words.publish}
          </WriteButton>
        </Buttons>
      )}
      {asksWhen && <PublishLater ready={ready} onSet={leaveLater} onClose={() => setAsksWhen(false)} />}
    </footer>
  );
}

/** Asks for the moment at which changes go online by themselves. */
function PublishLater({ ready, onSet, onClose }: { ready: Draft[]; onSet: () => void; onClose: () => void }) {
  const { zone, now } = useDeskNow();
  const [mistake, setMistake] = useState<string>();
  const schedule = useChange('schedule');
  const today = zone.dayOf(now);
  const field = { min: `${today}T00:00`, defaultValue: `${addDays(today, 1)}T09:00` };

  const submit = (form: FormData) => {
    const [day = '', time = ''] = String(form.get('at')).split('T');
    const at = zone.momentOf(day, time);
    const chosen = ready.filter((_, index) => ready.length === 1 || form.has(`change-${index}`));
    const mistake = chosen.length === 0 ? later.whichNone : at <= Date.now() ? later.over : undefined;
    setMistake(mistake);
    if (!mistake)
      schedule.mutate(
        {
          ids: chosen.flatMap(({ ids }) => ids),
          versions: chosen.flatMap(({ versions }) => versions),
          at: new Date(at).toISOString(),
        },
        { onSuccess: onSet },
      );
  };
  return (
    <Dialog title={later.title} onClose={onClose}>
      <p>{later.text}</p>
      <WriteForm
        {...{ does: later.save, leave: pageMenu.cancel, onClose, write: schedule, onSubmit: submit }}
      >
        <Labeled label={later.when}>
          <input
            type="datetime-local"
            name="at"
            required
            {...field}
            aria-invalid={mistake === later.over || undefined}
          />
        </Labeled>
        <p className="quiet">{later.zone(zone.name)}</p>
        {ready.length === 1 ? (
          <p>{ready[0]?.label}</p>
        ) : (
          <fieldset className="mt-10">
            <legend className="quiet">{later.which}</legend>
            {ready.map(({ ids, label }, index) => (
              <label key={ids.join()} className="flex min-h-20 items-center gap-5">
                <input type="checkbox" name={`change-${index}`} defaultChecked className="size-10 shrink-0" />
                {label}
              </label>
            ))}
          </fieldset>
        )}
        {mistake && (
          <p className="text-row text-danger" role="alert">
            {mistake}
          </p>
        )}
      </WriteForm>
    </Dialog>
  );
}

const changesPath = '/website/changes';

/** A page that shows one of the changes. */
function firstToLookAt({ differing }: Extract<Build, { state: 'ready' }>, drafts: Draft[]): string {
  const paths = drafts.flatMap(({ path }) => path ?? []);
  return [...paths, '/'].find((path) => differing.includes(path)) ?? differing[0] ?? '/';
}
