import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import {
  changes,
  newEntry,
  pageMenu,
  publishing,
  website as words,
} from '../../content/desk-words/website.ts';
import type { EntryDraft } from '../../contract/entries.ts';
import {
  type Draft,
  isInText,
  type PageWord,
  type PageWords,
  type WebsiteState,
} from '../../contract/website.ts';
import type { ShownBuild } from '../../contract/website-requests.ts';
import { Button } from '../frame/Button.tsx';
import { useRoomAboveKeyboard } from '../frame/Dialog.tsx';
import { Options } from '../frame/Form.tsx';
import { FaultNotice, Page, Skeleton, skipClass } from '../frame/Page.tsx';
import { useHeadingFocus } from '../frame/use-heading-focus.ts';
import { useTitle } from '../frame/use-title.ts';
import { WriteButton } from '../frame/WriteButton.tsx';
import { Field, Which } from './Field.tsx';
import { Frame } from './Frame.tsx';
import type { Page as PageInFrame } from './in-page/page-in-frame.ts';
import { OpeningPage } from './OpeningPage.tsx';
import { entryAt, newPagesIn, PageMenu } from './PageMenu.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { PublishBar } from './PublishBar.tsx';
import { website as ask, editionOf, isNewest, useChange, useWebsite } from './requests.ts';
import { unsentWords } from './unsent-words.ts';
import { keyOf, useKeeping } from './use-keeping.ts';
import { photoPressed, useTextInHand } from './use-text-in-hand.ts';
import { WordList } from './WordList.tsx';

/** The real page, on which the owner presses a text to change it. */
export function WebsitePage({ path, looks = false }: { path: string; looks?: boolean }) {
  const { data: state, error, refetch } = useWebsite();
  const scrolled = useRef(0);
  // A new page stays open while paragraphs are written, after which the build is not the newest.
  const built = useRef<string>(undefined);
  if (error && !state) return <FaultNotice error={error} again={refetch} heading="h1" />;
  if (!state)
    return (
      <Page title={words.title}>
        <Skeleton />
      </Page>
    );
  const isOnline = state.pages.some((page) => page.path === path);
  if (entryAt(path, state.lists)?.entry.draft?.isBuilt) built.current = path;
  else if (built.current !== path) built.current = undefined;
  if (!isOnline && built.current !== path) return <OpeningPage key={path} path={path} state={state} />;
  const opens = isOnline ? 'online' : 'drafts';
  return <Editor key={path} path={path} state={state} opens={opens} looks={looks} scrolled={scrolled} />;
}

type Mode = 'edit' | 'browse';

type EditorProps = {
  path: string;
  state: WebsiteState;
  /** The build in which the words are typed. A new page is only in the build with drafts. */
  opens: Exclude<ShownBuild, 'preview'>;
  /** Whether to start with the preview. */
  looks: boolean;
  scrolled: RefObject<number>;
};

function Editor({ path, state, opens, looks, scrolled }: EditorProps) {
  const isNew = opens === 'drafts';
  const [, go] = useLocation();
  const edition = editionOf(state);
  // The preview ends when it is published.
  const [looksSince, setLooksSince] = useState(looks && !isNew ? edition : undefined);
  const build = looksSince === edition ? 'preview' : opens;
  // Following a link while browsing keeps browsing. A new page is shown in the build in which it is typed.
  const [mode, setMode] = useState<Mode>(() =>
    history.state === 'browse' || (looks && isNew) ? 'browse' : 'edit',
  );
  const [isPhone, setIsPhone] = useState(false);
  const [open, setOpen] = useState<'nothing' | 'menu' | 'all' | 'copied'>('nothing');
  const close = () => setOpen('nothing');
  const page = useRef<PageInFrame>(undefined);
  const bar = useRef<HTMLElement>(null);
  const list = useRef<HTMLButtonElement>(null);
  const heading = useHeadingFocus(path);
  useRoomAboveKeyboard();
  const [found, setFound] = useState<PageWord[]>();
  // The words belong to the page that the frame shows, so they are only fetched together with it.
  const wordsOfPage = { queryFn: () => ask('words', { path, build }), gcTime: 0 };
  const shown = useQuery({ ...wordsOfPage, queryKey: ['words', path, build, edition] });
  const keeper = useKeeping();
  const hand = useTextInHand({ page, keeper, goOnElsewhere: () => focusHere(list.current) });
  const { typing, question } = hand;
  // Below the page the owner chooses between two pictures, if another device was first.
  const isPicture = typing?.word.kind === 'picture' && keeper.keeping.state !== 'theirs';
  const photo = typing && photoPressed(typing);
  const entry = entryAt(path, state.lists)?.entry;
  const change = entry?.draft;
  const waits = state.drafts.find(({ ids }) => ids[0] === change?.id)?.waits;
  const title = state.pages.find((each) => each.path === path)?.title ?? entry?.title ?? path;
  useTitle(words.titleOf(title));
  const isCopied = ({ file, place }: PageWord) =>
    file === entry?.file && waits?.because === 'copied' && waits.places.includes(place);
  const isEditing = mode === 'edit' && change?.is !== 'gone' && build !== 'preview';

  // Asked again when any change is kept, which may be another device's, but not during typing: a page that moves disturbs.
  const [draftsAtFirst] = useState(state.drafts);
  const { data: newest } = useQuery({
    ...wordsOfPage,
    queryKey: ['words', path, build, edition, state.drafts],
    enabled: isEditing && !typing && state.drafts !== draftsAtFirst,
  });
  const follow = useEffectEvent((newest: PageWords) => {
    if (shown.data && isNewest(state)) hand.follow(shown.data.words, newest.words);
  });
  useEffect(() => {
    if (newest) follow(newest);
  }, [newest]);

  const skip = () => {
    const inBar = (name: 'button' | 'a' | 'p') => bar.current?.querySelector(name);
    focusHere(inBar('button') ?? inBar('a') ?? inBar('p'));
  };

  const choose = (next: Mode) => {
    hand.end();
    // A preview cannot be typed on, so only editing ends it.
    if (next === 'edit') setLooksSince(undefined);
    setMode(next);
  };

  const visit = (next: string) => {
    hand.end();
    go(`/website/${build === 'preview' ? 'look' : 'at'}${next}`, { state: mode });
  };

  return (
    <div className="website" data-full data-in-hand={typing || question ? '' : undefined}>
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        {words.titleOf(title)}
      </h1>
      <header className="flex flex-wrap items-center gap-x-5 border-b border-line px-edge wide:gap-x-12.5">
        <a className="-ml-4 px-4 py-6 wide:hidden" href="#/more" aria-label={words.back}>
          {words.backSign}
        </a>
        <div className="min-w-0 max-sm:flex-[1_1_calc(100%-7rem)]">
          <select
            className="-mx-4 field-sizing-content max-w-[calc(100%+0.8rem)] rounded-control border-0 bg-ground px-4 font-display text-body leading-[normal] font-semibold text-ellipsis normal-nums wide:max-w-[max(16rem,32vw)]"
            aria-label={words.page}
            value={path}
            onChange={({ target }) => visit(target.value)}
          >
            <Options of={state.pages.map((each) => [each.path, each.title])} />
            <Options of={newPagesIn(state.lists).map((each) => [each.path, words.newPage(each.title)])} />
          </select>
        </div>
        <button
          type="button"
          className="-mr-4 -ml-6 min-h-27.5 min-w-27.5 text-h4 leading-none wide:-mx-7.5"
          aria-label={pageMenu.open}
          aria-haspopup="dialog"
          onClick={() => setOpen('menu')}
        >
          {pageMenu.sign}
        </button>
        <Choice
          name={words.mode}
          value={isEditing ? 'edit' : 'browse'}
          options={[
            ['edit', words.edit],
            ['browse', words.browse],
          ]}
          onChoose={choose}
        />
        <Choice
          className="max-wide:hidden"
          name={words.width}
          value={isPhone ? 'phone' : 'desktop'}
          options={[
            ['phone', words.phone],
            ['desktop', words.desktop],
          ]}
          onChoose={(next) => setIsPhone(next === 'phone')}
        />
        <button
          ref={list}
          type="button"
          className={`${inHead} -mr-4 ml-auto whitespace-nowrap disabled:text-ink-3`}
          aria-keyshortcuts="w"
          onClick={() => setOpen('all')}
          disabled={!found || change?.is === 'gone' || build === 'preview'}
        >
          {words.allWords} <span className="max-wide:hidden">{words.onThisPage}</span>
        </button>
      </header>
      {change && (change.is === 'gone' || (waits && 'sentence' in waits)) && (
        <EntryNote change={change} waits={waits} onShow={() => setOpen('copied')} />
      )}
      {build === 'preview' && (
        <Note>
          {state.build.state === 'none' ? words.previewIsOld : words.preview}{' '}
          <Button
            look="word"
            onClick={() => {
              choose('edit');
              heading.current?.focus();
            }}
          >
            {words.leavePreview}
          </Button>
        </Note>
      )}
      <button type="button" className={skipClass} onClick={skip}>
        {words.skip}
      </button>
      <Frame
        key={`${build} ${edition}`}
        path={path}
        build={build}
        isPhone={isPhone}
        scrolled={scrolled}
        words={isEditing ? shown.data : undefined}
        isWaiting={isEditing && shown.isPending}
        title={title}
        isCopied={isCopied}
        onOpen={(opened) => {
          page.current = opened;
          if (!opened || !shown.data) return;
          setFound(wordsOn(opened, shown.data));
          hand.goOnIn(opened, shown.data.words);
          for (const word of shown.data.words) {
            const text = unsentWords(keyOf(word));
            if (text !== undefined) keeper.type(word, text);
          }
        }}
        unsent={(word) => unsentWords(keyOf(word)) ?? keeper.wordsOf(word)}
        on={{ ...hand, leave: skip }}
        isPage={(next) => state.pages.some((each) => each.path === next)}
        onVisit={(next) => next !== path && visit(next)}
        onBack={hand.goBack}
      />
      {shown.error && <FaultNotice error={shown.error} again={shown.refetch} />}
      {!typing && keeper.keeping.state === 'refused' && (
        <p role="alert" className="px-edge py-5 text-row text-danger">
          {keeper.keeping.sentence}
        </p>
      )}
      {isPicture && (
        <PictureDialog
          text={typing.text}
          drawings={isInText(typing.word) ? undefined : state.pictures}
          onUse={hand.take}
          onRemove={isInText(typing.word) ? () => hand.take('') : undefined}
          onDiscard={typing.text === typing.word.online ? undefined : hand.putBack}
          onClose={hand.done}
        />
      )}
      {photo && (
        <PictureDialog
          text={photo.text}
          drawings={undefined}
          onUse={(text) => hand.take(photo.replacedBy(text))}
          onRemove={() => hand.take(photo.replacedBy(''))}
          onClose={hand.done}
        />
      )}
      {typing && !isPicture && !photo && (
        <Field
          key={keyOf(typing.word)}
          hand={hand}
          typing={typing}
          keeping={keeper.keeping}
          isOfPage={typing.word.file === shown.data?.file}
          isCopied={isCopied(typing.word)}
          isNew={isNew && typing.word.file === entry?.file}
          pages={[...state.pages, ...newPagesIn(state.lists)]}
        />
      )}
      {question && <Which among={question.words} onChoose={hand.choose} onClose={hand.leaveQuestion} />}
      <PublishBar
        ref={bar}
        state={state}
        hint={publishing.press}
        path={isNew ? undefined : path}
        stuck={typing ? undefined : keeper.stuck}
        isLooking={build === 'preview' || (isNew && mode === 'browse')}
        onLook={() => {
          hand.end();
          if (isNew) setMode('browse');
          else setLooksSince(edition);
        }}
      />
      {(open === 'all' || open === 'copied') && found && (
        <WordList
          words={found}
          isCopied={isCopied}
          isAboutCopied={open === 'copied'}
          textOf={keeper.wordsOf}
          onOpen={hand.open}
          onClose={close}
        />
      )}
      {open === 'menu' && <PageMenu path={path} title={title} state={state} onClose={close} />}
    </div>
  );
}

/** The frame's window would keep the keys otherwise. */
function focusHere(element: HTMLElement | null | undefined): void {
  window.focus();
  element?.focus();
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="border-b border-line bg-raised px-edge py-6 text-small">{children}</p>
);

type NoteProps = { change: EntryDraft; waits: Draft['waits']; onShow: () => void };

/** Says that the page is new or will be deleted. */
function EntryNote({ change: { id, version, is }, waits, onShow }: NoteProps) {
  const takeBack = useChange('take-back');
  return (
    <Note>
      {is === 'gone' ? newEntry.gone : waits && 'sentence' in waits && changes.waits(waits.sentence)}{' '}
      {is === 'gone' && (
        <WriteButton
          look="word"
          busy={takeBack.isPending}
          onClick={() => takeBack.mutate({ ids: [id], versions: [version] })}
        >
          {newEntry.keep}
        </WriteButton>
      )}
      {waits?.because === 'copied' && (
        <Button look="word" onClick={onShow}>
          {newEntry.showCopied}
        </Button>
      )}
    </Note>
  );
}

/** The texts that were found on the page, and the invisible ones of its own file, such as its description. */
function wordsOn({ spots }: PageInFrame, { words, file }: PageWords): PageWord[] {
  const found = new Set(spots.flatMap((spot) => spot.words));
  return words.filter((word) => found.has(word) || word.file === file);
}

type ChoiceProps<Value extends string> = {
  name: string;
  value: Value;
  options: [Value, string][];
  onChoose: (value: Value) => void;
  className?: string;
};

const inHead = 'min-h-27.5 px-4 text-row text-ink-2 wide:min-h-32.5';

function Choice<Value extends string>({
  name,
  value,
  options,
  onChoose,
  className = '',
}: ChoiceProps<Value>) {
  return (
    <fieldset className={`flex gap-7.5 wide:gap-10 ${className}`} aria-label={name}>
      {options.map(([each, label]) => (
        <button
          key={each}
          type="button"
          className={`${inHead} -mx-4 [--lit:auto_0.4rem_0.55rem] current:lit current:font-semibold current:text-ink`}
          aria-pressed={each === value}
          onClick={() => onChoose(each)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
