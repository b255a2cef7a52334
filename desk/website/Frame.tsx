import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fault } from '../../content/desk-words/frame.ts';
import { website as words } from '../../content/desk-words/website.ts';
import type { PageWord, PageWords } from '../../contract/website.ts';
import type { ShownBuild } from '../../contract/website-requests.ts';
import { Button } from '../frame/Button.tsx';
import { FaultNotice, Notice, Skeleton } from '../frame/Page.tsx';
import { pressedInFrame } from '../keys/use-keys.ts';
import { useConnection } from '../live/use-pulse.ts';
import { type Listeners, openPage, type Page } from './in-page/page-in-frame.ts';
import { website } from './requests.ts';

type Props = {
  path: string;
  build: ShownBuild;
  isPhone: boolean;
  /** How far the page is scrolled. The next build of the page starts there. */
  scrolled: RefObject<number>;
  /** The page's words, if they can be typed now. */
  words: PageWords | undefined;
  /** Whether they are still fetched. A press would do nothing until then. */
  isWaiting: boolean;
  title: string;
  /** Whether a text is still that of the original of a copy. */
  isCopied: (word: PageWord) => boolean;
  /** Called with the page once its texts are found, and with undefined when it is gone. */
  onOpen: (page: Page | undefined) => void;
  /** The newest words of a text, including those that only this device has. */
  unsent: (word: PageWord) => string;
  on: Listeners;
  /** Whether the desk can open a path as a page. The frame itself loads any other link. */
  isPage: (path: string) => boolean;
  /** Called when a link to a page is followed. */
  onVisit: (path: string) => void;
  /** Called when the focus comes back from below the page. Returns whether it was moved to another text. */
  onBack: () => boolean;
};

/** The server allows the frame to show a page for ten minutes. */
const renewMs = 5 * 60_000;

/** The site's page as visitors see it, in which the desk finds the texts and handles presses. */
export function Frame(props: Props) {
  const { path, build, isPhone, words: shown, isWaiting, title } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  // The page in the frame calls what is here now, whenever it was opened.
  const now = useRef(props);
  now.current = props;
  const [loaded, setLoaded] = useState<'no' | 'yes' | 'empty'>('no');
  // Kept only while a frame shows this build: the browser has a single permission, for the build that was asked for last.
  const view = useQuery({
    queryKey: ['view', build],
    queryFn: () => website('view', { build }).then(() => true),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: renewMs,
  });

  const { connected } = useConnection();
  const isRefused = view.error && !view.data;
  const isStopped = isRefused || loaded === 'empty';
  const again = useEffectEvent(() => {
    if (!isStopped) return;
    setLoaded('no');
    void view.refetch();
  });
  useEffect(() => {
    if (connected) again();
  }, [connected]);

  useEffect(() => {
    if (loaded !== 'yes' || !shown || !frame.current) return;
    const opened = openPage(frame.current, shown, now.current.isCopied, () => now.current.on);
    now.current.onOpen(opened);
    for (const word of shown.words) {
      const text = now.current.unsent(word);
      if (text !== word.text) opened?.paint(word, text);
    }
    return () => {
      now.current.onOpen(undefined);
      opened?.close();
    };
  }, [loaded, shown]);

  const follow = (event: MouseEvent) => {
    const { isPage, onVisit } = now.current;
    const element = event.target as HTMLElement;
    const link = element.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || event.defaultPrevented || element.isContentEditable) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const { origin, pathname } = new URL(link.href);
    if (origin !== location.origin || pathname === path || !isPage(pathname)) return;
    event.preventDefault();
    onVisit(pathname);
  };

  /** Listens to the page that the frame shows from now on. */
  const load = ({ contentDocument, contentWindow: window }: HTMLIFrameElement) => {
    // If the page may not be framed, its document is empty or out of reach.
    setLoaded(contentDocument?.body?.children.length ? 'yes' : 'empty');
    if (!contentDocument || !window) return;
    const { scrolled, onVisit } = now.current;
    window.scrollTo({ top: scrolled.current, behavior: 'instant' });
    window.addEventListener('scroll', () => {
      scrolled.current = window.scrollY;
    });
    window.addEventListener('keydown', (event) => pressedInFrame(event) && event.preventDefault());
    window.addEventListener('click', follow);
    onVisit(window.location.pathname);
  };

  const enter = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !event.shiftKey) return;
    const below = document.querySelectorAll<HTMLElement>(
      ':has(> iframe) ~ * :is(a, button, textarea, [tabindex])',
    );
    const first = [...below].find((each) => each === event.target || each.tabIndex >= 0);
    if (event.target === first && now.current.onBack()) event.preventDefault();
  });
  useEffect(() => {
    const key = (event: KeyboardEvent) => enter(event);
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, []);

  const isOpening = loaded === 'no' || isWaiting;
  if (isRefused) return <FaultNotice error={view.error} again={view.refetch} />;
  if (loaded === 'empty')
    return (
      <div role="alert">
        <Notice title={words.notLoaded} text={words.notLoadedText}>
          <Button onClick={() => setLoaded('no')}>{fault.again}</Button>
        </Notice>
      </div>
    );
  return (
    <div className="relative flex min-h-80 flex-1 justify-center bg-raised" aria-busy={isOpening}>
      {isOpening && (
        <div
          className="quiet absolute inset-0 overflow-hidden bg-ground px-edge py-15 [&>div]:max-w-480 [&>div]:px-0"
          role="status"
        >
          <p>{words.opening(title)}</p>
          <Skeleton />
        </div>
      )}
      {view.data && (
        <iframe
          ref={frame}
          // Hidden while the page is empty or cannot be pressed yet.
          className={`size-full border-0 bg-ground ${isPhone ? 'max-w-243.75' : ''} ${isOpening ? 'invisible' : ''}`}
          src={path}
          title={words.frame(title)}
          onLoad={({ currentTarget }) => load(currentTarget)}
        />
      )}
    </div>
  );
}
