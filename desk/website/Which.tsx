import { useEffect, useRef } from 'react';
import { facts } from '../../content/desk-words/facts.ts';
import { typing as words } from '../../content/desk-words/website.ts';
import type { PageWord } from '../../contract/website.ts';
import type { Spot } from './page-in-frame.ts';
import { keyOf } from './use-keeping.ts';

/** `question` is a text with its words: several, or none for one that nobody types. */
type Props = { question: Spot; onChoose: (word: PageWord) => void; onClose: () => void };

/** Several places say the same: the owner tells which one. A text that is none of them says why it stays. */
export function Which({ question: { words: among }, onChoose, onClose }: Props) {
  const section = useRef<HTMLElement>(null);
  // The page has no room for a question, so that the keyboard goes where it is asked.
  useEffect(() => section.current?.querySelector<HTMLElement>('a, button')?.focus(), []);
  return (
    <section ref={section} className="website-field" role="status">
      <p>{among.length === 0 ? words.unknown : words.which}</p>
      <div className="buttons">
        {among.map((word) => (
          <button key={keyOf(word)} type="button" className="button small" onClick={() => onChoose(word)}>
            {words.of(word.where, word.label)}
          </button>
        ))}
        {among.length === 0 && (
          <a className="button small" href="#/website/facts">
            {facts.openAll}
          </a>
        )}
        <button type="button" className="button small plain" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </section>
  );
}
