import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { facts } from '../../content/desk-words/facts.ts';
import { fault } from '../../content/desk-words/frame.ts';
import { typing as words } from '../../content/desk-words/website.ts';
import * as reasons from '../../content/messages/editing.ts';
import { hasParagraphs, isInText, type PageWord } from '../../contract/website.ts';
import { Button, Buttons, buttonClass } from '../frame/Button.tsx';
import { pictureName } from './in-page/painting.ts';
import { type Keeping, keyOf } from './use-keeping.ts';
import { usePaste } from './use-paste.ts';
import type { TextInHand, Typing } from './use-text-in-hand.ts';
import { type PutIn, WritingBar } from './WritingBar.tsx';

type Props = {
  hand: TextInHand;
  typing: Typing;
  keeping: Keeping;
  /** Whether the text belongs to this page, whose title need not be repeated. */
  isOfPage: boolean;
  /** Whether it is a text of the original, which the first letter replaces. */
  isCopied: boolean;
  /** Whether the page is not online yet. */
  isNew: boolean;
  pages: ComponentProps<typeof WritingBar>['pages'];
};

/** What is below the page while a text is in hand. */
const fieldClass =
  'grid max-h-[45dvh] shrink-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-7.5 gap-y-3 overflow-y-auto border-t border-line px-edge py-6 text-small';
/** The place of its buttons, beside the words and, where there is room, their state. */
const besideClass = 'col-start-2 row-start-1 mt-0 wide:row-[1/span_2]';

/** The text that is being typed: its name, limit and state, and its field unless it is typed in the page. */
export function Field({ hand, typing, keeping, isOfPage, isCopied, isNew, pages }: Props) {
  const { word, text } = typing;
  const isTypedHere = typing.isTypedHere || word.kind === 'picture';
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const typed = () => (isTypedHere ? hand.typedInPage() : (field.current ?? undefined));
  /** The picture that is put into the text. */
  const [picture, setPicture] = useState<PutIn>();
  usePaste(word, typed, setPicture);
  const begin = useEffectEvent(() => (isCopied ? field.current?.select() : field.current?.focus()));
  useEffect(() => void begin(), []);
  /** The pressed button disappears, so the focus has to move. */
  const settle = (theirs: string, chosen: string) => {
    field.current?.focus();
    hand.goOnAfter(theirs, chosen);
  };
  const isLoud = keeping.state === 'refused' || keeping.state === 'theirs';
  const isLong = hasParagraphs(word) || word.kind === 'lines' || word.kind === 'item';
  return (
    <section className={fieldClass}>
      <label className="max-wide:leading-[1.35]" htmlFor={id}>
        <strong className="inline-block first-letter:uppercase max-wide:line-clamp-3">
          {isOfPage ? word.label : words.of(word.where, word.label)}
        </strong>{' '}
        <span className="text-ink-2 wide:whitespace-nowrap">{lengthOf(word, text)}</span>
      </label>
      {!isTypedHere && (
        <textarea
          className="col-span-full w-full resize-y rounded-control border border-line-strong bg-raised px-7.5 py-6 text-body"
          id={id}
          ref={field}
          value={text}
          rows={isLong ? 4 : 2}
          aria-describedby={`${id}-state`}
          onChange={({ target }) => hand.type(target.value)}
          onKeyDown={(event) => {
            if (hand.key(event.nativeEvent)) return event.preventDefault();
            const isEnter = event.key === 'Enter' && !isLong;
            if (event.nativeEvent.isComposing || !(isEnter || event.key === 'Escape')) return;
            hand.done();
            event.preventDefault();
          }}
        />
      )}
      {isInText(word) && (
        <WritingBar
          {...{ word, typed, pages, picture, setPicture }}
          onUndo={hand.undo}
          onTake={hand.take}
          keys={hand.keys}
        />
      )}
      <div id={`${id}-state`} className={isLoud ? 'col-span-full' : 'max-wide:col-span-full'} role="status">
        {keeping.state === 'refused' ? (
          <p className="text-row text-danger">{keeping.sentence}</p>
        ) : keeping.state === 'theirs' ? (
          <Theirs
            onTake={() => settle(keeping.words, keeping.words)}
            onKeep={() => settle(keeping.words, text)}
          >
            <blockquote className="my-3 border-l-2 border-line-strong pl-7.5">
              {word.kind === 'picture' ? pictureName(keeping.words) : keeping.words}
            </blockquote>
          </Theirs>
        ) : (
          <p className="text-ink-2">{becameOf(keeping.state, typing, isNew)}</p>
        )}
      </div>
      <Buttons className={isTypedHere ? besideClass : 'col-start-2 row-start-1 mt-0'}>
        {text !== word.online && (
          <Button look="small-plain" onClick={hand.putBack}>
            {words.discard}
          </Button>
        )}
        <Button look="small" onClick={hand.done}>
          {words.done}
        </Button>
      </Buttons>
    </section>
  );
}

type TheirsProps = { onTake: () => void; onKeep: () => void; children?: ReactNode };

/** Asks the owner to choose between the words of another device, which are shown, and those of this one. */
export const Theirs = ({ onTake, onKeep, children }: TheirsProps) => (
  <div>
    <p>{words.theirs}</p>
    {children}
    <Buttons>
      <Button look="small" onClick={onTake}>
        {words.takeTheirs}
      </Button>
      <Button look="small" onClick={onKeep}>
        {words.keepMine}
      </Button>
    </Buttons>
  </div>
);

function lengthOf({ min, max, fits }: PageWord, text: string): string {
  const { length } = text;
  if (fits !== undefined && length > fits) return words.tooLong(length, fits);
  if (min !== undefined && min > 1 && max !== undefined) return words.within(length, min, max);
  if (max !== undefined) return words.atMost(length, max);
  return min !== undefined && min > 1 ? words.atLeast(length, min) : words.characters(length);
}

function becameOf(
  state: Exclude<Keeping['state'], 'refused' | 'theirs'>,
  { word: { kind }, isTypedHere }: Typing,
  isNew: boolean,
): string {
  const became = words[state === 'same' && isNew ? 'sameNew' : state];
  return state === 'same' && kind === 'paragraph' ? words.paragraphs(became, isTypedHere) : became;
}

type WhichProps = { among: PageWord[]; onChoose: (word: PageWord) => void; onClose: () => void };

/** Asks the owner which of several equal texts is meant, or says why a text cannot be typed. */
export function Which({ among, onChoose, onClose }: WhichProps) {
  const section = useRef<HTMLElement>(null);
  // The question is below the page, so the focus moves there.
  useEffect(() => section.current?.querySelector<HTMLElement>('a, button')?.focus(), []);
  const [only, ...others] = among;
  const fixed = others.length === 0 ? only?.fixed : undefined;
  return (
    <section ref={section} className={fieldClass} role="status">
      <p className="col-span-full">{!only ? words.unknown : fixed ? reasons.fixed[fixed] : words.which}</p>
      <Buttons className="col-span-full mt-0">
        {!fixed &&
          among.map((word) => (
            <Button key={keyOf(word)} look="small" onClick={() => onChoose(word)}>
              {words.of(word.where, word.label)}
            </Button>
          ))}
        {(!only || fixed === 'company') && (
          <a className={buttonClass.small} href="#/website/facts">
            {only ? facts.open : facts.openAll}
          </a>
        )}
        <Button look="small-plain" onClick={onClose}>
          {fault.close}
        </Button>
      </Buttons>
    </section>
  );
}
