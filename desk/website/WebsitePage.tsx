import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { facts } from '../../content/desk-words/facts.ts';
import {
  typing as fieldWords,
  newArticle,
  publishing,
  website as words,
} from '../../content/desk-words/website.ts';
import type { PageWord, PageWords, ShownBuild, WebsiteState } from '../../contract/website.ts';
import { unsentWords } from '../drafts.ts';
import { FaultNotice, Notice, Page, Skeleton } from '../frame/Page.tsx';
import { Field } from './Field.tsx';
import { Frame } from './Frame.tsx';
import { PublishBar } from './PublishBar.tsx';
import type { Page as PageInFrame, Spot } from './page-in-frame.ts';
import { website as ask, useChange, useWebsite } from './requests.ts';
import { type Kept, keyOf, useKeeping } from './use-keeping.ts';
import { WordList } from './WordList.tsx';

/** The real page, on which the owner presses a text and types. */
export function WebsitePage({ path, looks = false }: { path: string; looks?: boolean }) {
  const { data: state, error, refetch } = useWebsite();
  if (error && !state) return <FaultNotice error={error} again={refetch} heading="h1" />;
  if (!state)
    return (
      <Page title={words.title}>
        <Skeleton />
      </Page>
    );
  if (state.off) return <Notice title={words.offTitle} heading="h1" text={state.off} />;
  const isNew = !state.pages.some((page) => page.path === path);
  return isNew ? (
    <NewPage key={path} path={path} state={state} />
  ) : (
    <Editor key={path} path={path} state={state} looks={looks} />
  );
}

/** A page that is not online yet: it is built first, and typed on in the preview. */
function NewPage({ path, state }: { path: string; state: WebsiteState }) {
  const { mutate, error } = useChange('preview');
  const [isBuilt, setIsBuilt] = useState(state.build.state === 'ready');
  const { build } = state;
  useEffect(() => {
    if (build.state === 'ready') setIsBuilt(true);
    else if (build.state === 'none' && !isBuilt) mutate({});
  }, [build.state, isBuilt, mutate]);
  // What is typed on it makes the build older than the words, which are painted over it.
  if (isBuilt) return <Editor path={path} state={state} isNew looks />;
  if (error) return <FaultNotice error={error} again={() => mutate({})} heading="h1" />;
  const text = build.state === 'failed' ? publishing.failed(build.sentence) : newArticle.opening;
  return <Notice title={words.title} heading="h1" text={text} />;
}

const wordsOf = (path: string, build: ShownBuild) => ask('words', { path, build });

/** Which of several words a text is, when only the owner can tell; nothing for a text that is none. */
type Question = { among: PageWord[] };

type EditorProps = {
  path: string;
  state: WebsiteState;
  isNew?: boolean /** At the preview first. */;
  looks: boolean;
};

function Editor({ path, state, isNew = false, looks }: EditorProps) {
  const [, go] = useLocation();
  const [mode, setMode] = useState<'edit' | 'browse'>('edit');
  const [build, setBuild] = useState<ShownBuild>(looks ? 'preview' : 'online');
  const [isPhone, setIsPhone] = useState(false);
  const [isListed, setIsListed] = useState(false);
  const [typing, setTyping] = useState<{ word: PageWord; text: string; spot?: Spot }>();
  const [question, setQuestion] = useState<Question>();
  const page = useRef<PageInFrame>(undefined);
  const [found, setFound] = useState<PageWord[]>();
  const online = state.publishes.filter(({ undone_at }) => undone_at === null).length;
  // What was found in the frame belongs to what the frame shows, so it is asked again only with it.
  const shown = useQuery({
    queryKey: ['words', path, build, online, state.publishes.length],
    queryFn: () => wordsOf(path, build),
    gcTime: 0,
  });
  const newestOf = useCallback(
    async (word: Kept) => {
      const { words } = await wordsOf(path, build);
      return words.find((each) => keyOf(each) === keyOf(word))?.text ?? '';
    },
    [path, build],
  );
  const keeper = useKeeping(newestOf);
  const isEditing = mode === 'edit' && (isNew || build === 'online');

  const end = () => {
    if (!typing) return;
    const { word, text, spot } = typing;
    if (spot) page.current?.end(word, text);
    else page.current?.paint(word, text);
    setTyping(undefined);
    setQuestion(undefined);
    void keeper.finish();
  };

  const open = (word: PageWord, spot?: Spot) => {
    end();
    setQuestion(undefined);
    const text = unsentWords(keyOf(word)) ?? keeper.wordsOf(word);
    keeper.begin();
    const isHere = spot?.isTypedHere && !word.fixed && !text.includes('\n');
    setTyping({ word, text, ...(isHere && { spot }) });
    if (isHere) page.current?.begin(spot, text);
  };

  const pick = (spot: Spot) => {
    const [only, ...others] = spot.words;
    if (only && others.length === 0) open(only, spot);
    else {
      end();
      setQuestion({ among: spot.words });
    }
  };

  const type = (text: string) => {
    if (!typing) return;
    setTyping({ ...typing, text });
    keeper.type(typing.word, text);
    if (!typing.spot) page.current?.paint(typing.word, text);
  };

  const putBack = () => {
    if (!typing) return;
    const { word, spot } = typing;
    const before = word.change?.online ?? word.text;
    keeper.type(word, before);
    if (spot) page.current?.end(word, before);
    else page.current?.paint(word, before);
    setTyping(undefined);
    void keeper.finish();
  };

  const visit = (next: string) => {
    end();
    go(next === '/' ? '/website' : `/website/at${next}`);
  };

  return (
    <div className="website">
      <header className="website-head">
        <a className="back" href="#/more" aria-label={words.back}>
          {words.backSign}
        </a>
        <div className="which">
          <select aria-label={words.page} value={path} onChange={({ target }) => visit(target.value)}>
            {isNew && <option value={path}>{path}</option>}
            {state.pages.map((each) => (
              <option key={each.path} value={each.path}>
                {each.title}
              </option>
            ))}
          </select>
        </div>
        <Choice
          name={words.mode}
          value={isEditing ? 'edit' : 'browse'}
          options={[
            ['edit', words.edit],
            ['browse', words.browse],
          ]}
          onChoose={(next) => {
            end();
            setBuild(isNew ? 'preview' : 'online');
            setMode(next);
          }}
        />
        <Choice
          name={words.width}
          value={isPhone ? 'phone' : 'desktop'}
          options={[
            ['phone', words.phone],
            ['desktop', words.desktop],
          ]}
          onChoose={(next) => setIsPhone(next === 'phone')}
        />
        <button type="button" className="listed" onClick={() => setIsListed(true)} disabled={!found}>
          {words.words(found?.length ?? 0)}
        </button>
      </header>
      {build === 'preview' && !isNew && (
        <p className="website-note">
          {words.preview}{' '}
          <button type="button" onClick={() => setBuild('online')}>
            {words.leavePreview}
          </button>
        </p>
      )}
      <Frame
        key={`${build} ${online} ${state.publishes.length}`}
        path={path}
        build={build}
        isPhone={isPhone}
        words={isEditing ? shown.data : undefined}
        title={state.pages.find((each) => each.path === path)?.title ?? path}
        onOpen={(opened) => {
          page.current = opened;
          if (opened && shown.data) setFound(wordsOn(opened, shown.data));
        }}
        unsent={(word) => unsentWords(keyOf(word)) ?? keeper.wordsOf(word)}
        on={{ pick, type, done: end, putBack }}
        onVisit={(next) => next !== path && visit(next)}
      />
      {shown.error && <FaultNotice error={shown.error} again={shown.refetch} />}
      {typing && (
        <Field
          key={keyOf(typing.word)}
          word={typing.word}
          text={typing.text}
          isTypedHere={typing.spot !== undefined}
          keeping={keeper.keeping}
          onType={type}
          onDone={end}
          onPutBack={putBack}
          onTakeTheirs={(theirs) => {
            keeper.learn(typing.word, theirs);
            type(theirs);
          }}
          onKeepMine={(theirs) => {
            keeper.learn(typing.word, theirs);
            type(typing.text);
          }}
        />
      )}
      {question && <Which question={question} onChoose={open} onClose={() => setQuestion(undefined)} />}
      <PublishBar
        state={state}
        hint={publishing.press}
        onLook={() => {
          end();
          setBuild('preview');
        }}
      />
      {isListed && found && (
        <WordList words={found} textOf={keeper.wordsOf} onOpen={open} onClose={() => setIsListed(false)} />
      )}
    </div>
  );
}

/** The texts that were found on the page, and those of its own file that nobody sees there: titles and descriptions. */
function wordsOn({ spots }: PageInFrame, { words, file }: PageWords): PageWord[] {
  const found = new Set(spots.flatMap((spot) => spot.words));
  return words.filter((word) => found.has(word) || word.file === file);
}

type ChoiceProps<Value extends string> = {
  name: string;
  value: Value;
  options: [Value, string][];
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({ name, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className="choice" aria-label={name}>
      {options.map(([each, label]) => (
        <button key={each} type="button" aria-pressed={each === value} onClick={() => onChoose(each)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}

type WhichProps = { question: Question; onChoose: (word: PageWord) => void; onClose: () => void };

/** Several places say the same: the owner tells which one. A text that is none of them says why it stays. */
function Which({ question: { among }, onChoose, onClose }: WhichProps) {
  return (
    <section className="website-field" role="status">
      <p>{among.length === 0 ? fieldWords.unknown : fieldWords.which}</p>
      <div className="buttons">
        {among.map((word) => (
          <button key={keyOf(word)} type="button" className="button small" onClick={() => onChoose(word)}>
            {fieldWords.of(word.where, word.label)}
          </button>
        ))}
        {among.length === 0 && (
          <a className="button small" href="#/website/facts">
            {facts.openAll}
          </a>
        )}
        <button type="button" className="button small plain" onClick={onClose}>
          {fieldWords.leave}
        </button>
      </div>
    </section>
  );
}
