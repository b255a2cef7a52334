import { useEffect, useRef } from 'react';
import { facts } from '../../content/desk-words/facts.ts';
import { typing as words } from '../../content/desk-words/website.ts';
import type { PageWord } from '../../contract/website.ts';
import type { Spot } from './page-in-frame.ts';
import { keyOf } from './use-keeping.ts';

/** `question` is a text that may show several words, or one that cannot be typed and has none. */
type Props = { question: Spot; onChoose: (word: PageWord) => void; onClose: () => void };

/** Asks the owner which of several equal texts is meant, or says why a text cannot be typed. */
export function Which({ question: { words: among }, onChoose, onClose }: Props) {
  const section = useRef<HTMLElement>(null);
  // The question is below the page, so the focus moves there.
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
