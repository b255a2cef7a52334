import { useState } from 'react';
import { fault } from '../../content/desk-words/frame.ts';
import { typing, wordList as words } from '../../content/desk-words/website.ts';
import type { PageWord } from '../../contract/website.ts';
import { Button, Buttons, Check } from '../frame/Button.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { pictureName } from './in-page/painting.ts';
import { keyOf } from './use-keeping.ts';

type Props = {
  words: PageWord[];
  /** Whether a text is still that of the original of a copy. */
  isCopied: (word: PageWord) => boolean;
  /** Whether only copied texts are listed. */
  isAboutCopied: boolean;
  textOf: (word: PageWord) => string;
  onOpen: (word: PageWord) => void;
  onClose: () => void;
};

/** All texts of the page as a list: for keyboards, screen readers and texts that no page shows, such as descriptions. */
export function WordList({ words: every, isCopied, isAboutCopied, textOf, onOpen, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [isOnlyCopied, setIsOnlyCopied] = useState(isAboutCopied);
  const copied = every.filter(isCopied);
  const all = isOnlyCopied ? copied : every;
  const wanted = typed.trim().toLowerCase();
  const found = all.filter((word) => `${word.label} ${textOf(word)}`.toLowerCase().includes(wanted));
  return (
    <Dialog title={words.title} onClose={onClose}>
      <label className="my-7.5 block text-small">
        {words.filter}
        <input
          type="search"
          className="block w-full border-line-strong text-body"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      {copied.length > 0 && (
        <Check checked={isOnlyCopied} onChange={setIsOnlyCopied}>
          {words.onlyCopied(copied.length)}
        </Check>
      )}
      {found.length === 0 && <p role="status">{words.none}</p>}
      <ul className="max-h-[50dvh] overflow-y-auto">
        {found.map((word) => (
          <li key={keyOf(word)}>
            <button
              type="button"
              className="block w-full border-b border-line py-6 text-left wrap-anywhere -outline-offset-2"
              onClick={() => {
                onClose();
                onOpen(word);
              }}
            >
              <span className="block text-tiny text-ink-2">
                {typing.of(word.where, word.label)}
                {word.fixed && `, ${words.fixed}`}
                {!isOnlyCopied && isCopied(word) && `, ${words.copied}`}
              </span>
              {word.kind === 'picture' ? pictureName(textOf(word)) : textOf(word)}
            </button>
          </li>
        ))}
      </ul>
      <Buttons>
        <Button onClick={onClose}>{fault.close}</Button>
      </Buttons>
    </Dialog>
  );
}
