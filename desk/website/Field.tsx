import { useEffect, useId, useRef } from 'react';
import { facts } from '../../content/desk-words/facts.ts';
import { typing as words } from '../../content/desk-words/website.ts';
import * as reasons from '../../content/messages/editing.ts';
import type { PageWord } from '../../contract/website.ts';
import type { Keeping } from './use-keeping.ts';

type Props = {
  word: PageWord;
  text: string;
  /** Whether the text belongs to this page, whose title need not be repeated. */
  isOfPage: boolean;
  /** Whether the page is not online yet. */
  isNew: boolean;
  /** Whether the text is typed in the page itself. Then there is no field here. */
  isTypedHere: boolean;
  keeping: Keeping;
  onType: (text: string) => void;
  onDone: () => void;
  onPutBack: () => void;
  onTakeTheirs: (theirs: string) => void;
  onKeepMine: (theirs: string) => void;
};

/** The text that is being typed: its name, limit and state, and its field unless it is typed in the page. */
export function Field({ word, text, isOfPage, isNew, isTypedHere, keeping, ...on }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const reason = useRef<HTMLButtonElement>(null);
  useEffect(() => (field.current ?? reason.current)?.focus(), []);
  /** The pressed button disappears, so the focus has to move. */
  const choose = (take: (theirs: string) => void, theirs: string) => {
    field.current?.focus();
    take(theirs);
  };
  if (word.fixed)
    return (
      <section className="website-field" role="status">
        <p>{reasons.fixed[word.fixed]}</p>
        <div className="buttons">
          {word.fixed === 'company' && (
            <a className="button small" href="#/website/facts">
              {facts.open}
            </a>
          )}
          <button ref={reason} type="button" className="button small" onClick={on.onDone}>
            {words.done}
          </button>
        </div>
      </section>
    );
  const isLong = word.kind === 'paragraph' || word.kind === 'lines' || word.kind === 'item';
  return (
    <section className="website-field">
      <label htmlFor={id}>
        <strong>{isOfPage ? word.label : words.of(word.where, word.label)}</strong>{' '}
        <span className="length">{lengthOf(word, text)}</span>
      </label>
      {!isTypedHere && (
        <textarea
          id={id}
          ref={field}
          value={text}
          rows={isLong ? 4 : 2}
          aria-describedby={`${id}-state`}
          onChange={({ target }) => on.onType(target.value)}
          onKeyDown={(event) => {
            const isEnter = event.key === 'Enter' && !isLong;
            if (event.nativeEvent.isComposing || !(isEnter || event.key === 'Escape')) return;
            on.onDone();
            event.preventDefault();
          }}
        />
      )}
      <div id={`${id}-state`} role="status">
        {keeping.state === 'refused' ? (
          <p className="fault">{keeping.sentence}</p>
        ) : keeping.state === 'theirs' ? (
          <div className="theirs">
            <p>{words.theirs}</p>
            <blockquote>{keeping.words}</blockquote>
            <div className="buttons">
              <button
                type="button"
                className="button small"
                onClick={() => choose(on.onTakeTheirs, keeping.words)}
              >
                {words.takeTheirs}
              </button>
              <button
                type="button"
                className="button small"
                onClick={() => choose(on.onKeepMine, keeping.words)}
              >
                {words.keepMine}
              </button>
            </div>
          </div>
        ) : (
          <p className="keeping">{becameOf(keeping.state, word, isNew)}</p>
        )}
      </div>
      <div className="buttons">
        {text !== (word.change?.online ?? word.text) && (
          <button type="button" className="button small plain" onClick={on.onPutBack}>
            {words.discard}
          </button>
        )}
        <button type="button" className="button small" onClick={on.onDone}>
          {words.done}
        </button>
      </div>
    </section>
  );
}

function lengthOf({ min, max }: PageWord, text: string): string {
  const { length } = text;
  if (min !== undefined && min > 1 && max !== undefined) return words.within(length, min, max);
  if (max !== undefined) return words.atMost(length, max);
  return min !== undefined && min > 1 ? words.atLeast(length, min) : words.characters(length);
}

function becameOf(
  state: Exclude<Keeping['state'], 'refused' | 'theirs'>,
  { kind }: PageWord,
  isNew: boolean,
): string {
  const became = words[state === 'same' && isNew ? 'sameNew' : state];
  return state === 'same' && kind === 'paragraph' ? words.paragraphs(became) : became;
}
