import { useEffect, useRef } from 'react';
import { facts } from '../../content/desk-words/facts.ts';
import { typing as words } from '../../content/desk-words/website.ts';
import type { PageWord } from '../../contract/website.ts';
import { Button, Buttons, buttonClass } from '../frame/Button.tsx';
import { besideClass, fieldClass } from './Field.tsx';
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
    <section ref={section} className={fieldClass} role="status">
      <p>{among.length === 0 ? words.unknown : words.which}</p>
      <Buttons className={besideClass}>
        {among.map((word) => (
          <Button key={keyOf(word)} look="small" onClick={() => onChoose(word)}>
            {words.of(word.where, word.label)}
          </Button>
        ))}
        {among.length === 0 && (
          <a className={buttonClass.small} href="#/website/facts">
            {facts.openAll}
          </a>
        )}
        <Button look="small-plain" onClick={onClose}>
          {words.close}
        </Button>
      </Buttons>
    </section>
  );
}
