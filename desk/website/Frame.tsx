import { useEffect, useRef, useState } from 'react';
import { website as words } from '../../content/desk-words/website.ts';
import type { PageWord, PageWords, ShownBuild } from '../../contract/website.ts';
import { FaultNotice, Notice } from '../frame/Page.tsx';
import { type Listeners, openPage, type Page } from './page-in-frame.ts';
import { website } from './requests.ts';

type Props = {
  path: string;
  build: ShownBuild;
  isPhone: boolean;
  /** The page's words, while they can be typed. */
  words: PageWords | undefined;
  title: string;
  /** Whether a text is still that of the page that this one began as. */
  isCopied: (word: PageWord) => boolean;
  /** The page is in the frame and its texts are found; undefined when it is gone. */
  onOpen: (page: Page | undefined) => void;
  /** The newest words of a text, also those that only this device has. */
  unsent: (word: PageWord) => string;
  on: Listeners;
  /** A link of the page was followed. */
  onVisit: (path: string) => void;
};

/** The server lets the frame show a page for ten minutes at a time. */
const renewMs = 5 * 60_000;

/** The site's page as visitors see it. In it, the desk finds the texts and follows what is pressed. */
export function Frame({ path, build, isPhone, words: shown, title, on, onVisit, ...page }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const listeners = useRef(on);
  listeners.current = on;
  const about = useRef(page);
  about.current = page;
  const [mayShow, setMayShow] = useState<'asked' | 'yes' | { error: unknown }>('asked');
  const [loaded, setLoaded] = useState<'no' | 'yes' | 'empty'>('no');

  useEffect(() => {
    let isOver = false;
    const renew = () =>
      website('view', { build }).then(
        () => isOver || setMayShow('yes'),
        (error) => isOver || setMayShow((before) => (before === 'yes' ? before : { error })),
      );
    void renew();
    const timer = setInterval(renew, renewMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [build]);

  useEffect(() => {
    if (loaded !== 'yes' || !shown || !frame.current) return;
    const opened = openPage(frame.current, shown, about.current.isCopied, {
      pick: (spot) => listeners.current.pick(spot),
      type: (text) => listeners.current.type(text),
      done: () => listeners.current.done(),
      putBack: () => listeners.current.putBack(),
      leave: () => listeners.current.leave(),
    });
    about.current.onOpen(opened);
    for (const word of shown.words) {
      const text = about.current.unsent(word);
      if (text !== word.text) opened?.paint(word, text);
    }
    return () => {
      about.current.onOpen(undefined);
      opened?.close();
    };
  }, [loaded, shown]);

  if (typeof mayShow === 'object')
    return <FaultNotice error={mayShow.error} again={() => setMayShow('asked')} />;
  return (
    <div className="website-stage" data-width={isPhone ? 'phone' : 'desktop'} aria-busy={loaded === 'no'}>
      {loaded === 'empty' && <Notice title={words.notLoaded} text={words.notLoadedText} />}
      {mayShow === 'yes' && (
        <iframe
          ref={frame}
          src={path}
          title={words.frame(title)}
          onLoad={({ currentTarget }) => {
            const { contentDocument, contentWindow } = currentTarget;
            // A page that may not be framed is a document that the desk cannot look into.
            setLoaded(contentDocument?.body?.children.length ? 'yes' : 'empty');
            const there = contentDocument && contentWindow?.location.pathname;
            if (there) onVisit(there);
          }}
        />
      )}
    </div>
  );
}
