import { skipToken, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Route, Switch, useLocation, useRoute } from 'wouter';
import { decisions } from '../../content/desk-words/enquiry.ts';
import { filters, navigation } from '../../content/desk-words/frame.ts';
import type { WebsiteState } from '../../contract/website.ts';
import { useCallsToday } from '../calendar/use-days.ts';
import { type Filter, listFilters, pathOf, useFilter } from '../filters.ts';
import { DrawingFault } from '../frame/DrawingFault.tsx';
import { ConnectionNote, Freshness, NavigationLink, Page, skipClass } from '../frame/Page.tsx';
import { WriteButton } from '../frame/WriteButton.tsx';
import { KeysHelp } from '../keys/KeysHelp.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { usePulse, useReloadOnChange } from '../live/use-pulse.ts';
import { changesKey, websiteKey } from '../request/session.ts';
import { closeToast, useToast } from '../toast.ts';
import { Enquiries } from './Enquiries.tsx';

/** Loaded when first opened, because most days the owner only answers messages. */
const CalendarPage = lazy(() => import('../calendar/CalendarPage.tsx'));
const ExportPage = lazy(() => import('../export/ExportPage.tsx'));
const DevicesPage = lazy(() => import('../devices/DevicesPage.tsx'));
const FiguresPage = lazy(() => import('../figures/FiguresPage.tsx'));
const FirstStepsPage = lazy(() => import('../first-steps/FirstStepsPage.tsx'));
const Website = lazy(() => import('../website/Website.tsx'));

/** The whole desk: navigation, and the page that the address names. */
export function Desk() {
  useReloadOnChange();
  useBadge();
  useNotices();
  const filter = useFilter();
  const [place] = useLocation();
  const [reads] = useRoute('/enquiry/:id');
  const [showsKeys, setShowsKeys] = useState(false);
  useKeys({ back: pathOf(filter), help: () => setShowsKeys(true) });

  return (
    <div className="desk group/desk" data-reads={reads || undefined}>
      <SkipLink />
      <Rail filter={filter} onKeys={() => setShowsKeys(true)} />
      <main id="content" tabIndex={-1} aria-label={navigation.label} className="flex min-h-0 flex-col">
        <ConnectionNote />
        <DrawingFault place={place}>
          <Suspense>
            <Switch>
              <Route path="/calendar/:day?/:view?">
                {({ day, view }) => <CalendarPage day={day} view={view === 'week' ? 'week' : 'day'} />}
              </Route>
              <Route path="/figures" component={FiguresPage} />
              <Route path="/export">
                <ExportPage filter={filter} />
              </Route>
              <Route path="/devices" component={DevicesPage} />
              <Route path="/first-steps" component={FirstStepsPage} />
              <Route path="/more" component={MorePage} />
              <Route path="/website/*?" component={Website} />
              <Route>
                <Enquiries filter={filter} />
              </Route>
            </Switch>
          </Suspense>
        </DrawingFault>
      </main>
      <ToastShelf />
      <Tabs />
      {showsKeys && <KeysHelp onClose={() => setShowsKeys(false)} />}
    </div>
  );
}

/** Every page but the messages. */
const elsewherePaths = /^\/(?:calendar|figures|website|export|devices|first-steps|more)/;

/** The pages that do not fit into a phone's tabs. */
function MorePage() {
  const waiting = useWaitingChanges();
  return (
    <Page title={navigation.more}>
      <ul className="my-12.5 border-t border-line">
        {(
          [
            ['website', navigation.website],
            ['website/changes', navigation.changes, waiting > 0 && navigation.notOnline(waiting)],
            ['website/new', navigation.newPage],
            ['website/facts', navigation.facts],
            ['export', navigation.export],
            ['devices', navigation.devices],
            ['first-steps', navigation.firstSteps],
          ] as const
        ).map(([to, label, note]) => (
          <li key={to}>
            <a href={`#/${to}`} className="flex items-baseline justify-between border-b border-line py-9">
              {label} {note && <span className="quiet">{note}</span>}
            </a>
          </li>
        ))}
      </ul>
      <Freshness />
    </Page>
  );
}

/** The navigation beside the page on a wide screen. */
function Rail({ filter, onKeys }: { filter: Filter; onKeys: () => void }) {
  const { data: pulse } = usePulse();
  const calls = useCallsToday();
  const waiting = useWaitingChanges();
  const [elsewhere] = useRoute(elsewherePaths);
  const [website] = useRoute('/website/*?');
  const [beside] = useRoute(/^\/website\/(?:changes|new|facts)(?:\/|$)/);
  return (
    <nav className="rail" aria-label={navigation.label}>
      <p className="logo">
        <img src="/icon.svg" alt="" className="h-14 w-21 object-cover" loading="lazy" />
        {navigation.desk}
      </p>
      <p className="group">{navigation.enquiries}</p>
      {listFilters.map((name) => (
        <NavigationLink
          key={name}
          to={pathOf(name)}
          current={
            !elsewhere && (filter === name || (name === 'open' && (filter === 'late' || filter === 'later')))
          }
          className="inner"
        >
          {filters[name]}
          {name === 'open' && pulse && <span>{pulse.to_answer}</span>}
        </NavigationLink>
      ))}
      <hr />
      <NavigationLink to="/calendar">
        {navigation.calendar}
        {calls > 0 && <span>{navigation.today(calls)}</span>}
      </NavigationLink>
      <NavigationLink to="/figures">{navigation.figures}</NavigationLink>
      <hr />
      <NavigationLink to="/website" current={website && !beside}>
        {navigation.website}
      </NavigationLink>
      <NavigationLink to="/website/changes" className="inner">
        {navigation.changes} {waiting > 0 && <Count of={waiting} />}
      </NavigationLink>
      <NavigationLink to="/website/new" className="inner">
        {navigation.newPage}
      </NavigationLink>
      <NavigationLink to="/website/facts" className="inner">
        {navigation.facts}
      </NavigationLink>
      <hr />
      <NavigationLink to="/export">{navigation.export}</NavigationLink>
      <NavigationLink to="/devices">{navigation.devices}</NavigationLink>
      <NavigationLink to="/first-steps">{navigation.firstSteps}</NavigationLink>
      <div className="mt-auto px-7.5 pt-10">
        <Freshness />
        <button type="button" className="min-h-17.5 text-tiny text-ink-2" onClick={onKeys}>
          {navigation.keys} <kbd>{navigation.keysKey}</kbd>
        </button>
      </div>
    </nav>
  );
}

/** A button rather than a link, because fragments of the desk's address name its pages. */
function SkipLink() {
  return (
    <button type="button" className={skipClass} onClick={() => document.getElementById('content')?.focus()}>
      {navigation.skip}
    </button>
  );
}

/** The navigation at the bottom of a phone. */
function Tabs() {
  const [elsewhere] = useRoute(elsewherePaths);
  const [isMore] = useRoute(/^\/(?:website|export|devices|first-steps|more)/);
  const waiting = useWaitingChanges();
  const toAnswer = usePulse().data?.to_answer ?? 0;
  return (
    <nav className="tabs" aria-label={navigation.label}>
      <NavigationLink to="/" current={!elsewhere}>
        <span className="whitespace-nowrap">
          {navigation.enquiries} {toAnswer > 0 && <span>{toAnswer}</span>}
        </span>
      </NavigationLink>
      <NavigationLink to="/calendar">{navigation.calendar}</NavigationLink>
      <NavigationLink to="/figures">{navigation.figures}</NavigationLink>
      <NavigationLink to="/more" current={isMore}>
        <span>
          {navigation.more} {waiting > 0 && <Count of={waiting} />}
        </span>
      </NavigationLink>
    </nav>
  );
}

/** The number of unpublished changes. Screen readers hear it in words. */
function Count({ of }: { of: number }) {
  return (
    <span>
      <span aria-hidden="true">{of}</span>
      <span className="sr-only">{navigation.notOnline(of)}</span>
    </span>
  );
}

/** How long an action can be undone. */
const stays = 10_000;

function ToastShelf() {
  const toast = useToast();
  useEffect(() => {
    if (!toast) return;
    const close = () => closeToast(toast.id);
    const timer = setTimeout(close, stays);
    // On another page it would seem to be about that page. One with Undo stays, because it is needed there too.
    if (!toast.undo) addEventListener('hashchange', close);
    return () => {
      clearTimeout(timer);
      removeEventListener('hashchange', close);
    };
  }, [toast]);
  return (
    <div className="shelf" role="status">
      {toast && (
        <div className="toast">
          <p className="min-w-0 py-3.5 pr-5 wrap-anywhere flat:py-0">{toast.text}</p>
          {toast.undo && (
            <WriteButton
              look="small"
              onClick={() => {
                toast.undo?.();
                closeToast(toast.id);
              }}
            >
              {decisions.undo}
            </WriteButton>
          )}
        </div>
      )}
    </div>
  );
}

/** The number of unpublished changes that this device last heard of. It makes no request of its own. */
function useWaitingChanges(): number {
  const { data: atFirst = 0 } = useQuery<number>({ queryKey: changesKey, queryFn: skipToken });
  return useQuery<WebsiteState>({ queryKey: websiteKey, enabled: false }).data?.drafts.length ?? atFirst;
}

/** Shows the number of open enquiries on the icon of an installed desk. */
function useBadge(): void {
  const toAnswer = usePulse().data?.to_answer ?? 0;
  useEffect(() => {
    // Browsers refuse this unless the desk is installed.
    navigator.setAppBadge?.(toAnswer).catch(() => undefined);
  }, [toAnswer]);
}

/** Opens what a pressed notification is about, as the worker says. Pages over plain http have none. */
function useNotices(): void {
  useEffect(() => {
    const open = ({ data }: MessageEvent<string>) => location.assign(data);
    navigator.serviceWorker?.addEventListener('message', open);
    return () => navigator.serviceWorker?.removeEventListener('message', open);
  }, []);
}
