import { useEffect, useRef } from 'react';
import { hasParagraphs, holdsBlocks, isInText, type PageWord } from '../../contract/website.ts';
import { selectionIn, type Typed, textOf, typeEdit } from './caret.ts';
import { pasted } from './pasted.ts';

/** Pastes what the site knows: Markdown where there are paragraphs, and one line of words elsewhere. */
export function usePaste({ file, place, kind }: PageWord, typed: () => Typed | undefined): void {
  /** Words that were copied from a text itself are Markdown already, also where the browser calls them HTML. */
  const copied = useRef('');
  useEffect(() => {
    const element = typed();
    const copy = () => {
      copied.current = String(element?.ownerDocument.getSelection());
    };
    const paste = (event: ClipboardEvent) => {
      const [html = '', plain = ''] = ['text/html', 'text/plain'].map((type) =>
        event.clipboardData?.getData(type),
      );
      if (!element || kind === 'lines' || `${html}${plain}` === '') return;
      event.preventDefault();
      const isTop = holdsBlocks(file) && /^body\[\d+\]$/.test(place);
      const isOne = kind === 'item' || !hasParagraphs({ file, place, kind });
      const isOwn = plain !== '' && plain === copied.current;
      const words =
        isOne && !isOwn
          ? plain.replace(/\s+/g, ' ').trim()
          : html === '' || isOwn || !isInText({ place })
            ? plain.replace(/\r\n?/g, '\n')
            : pasted(html, isTop);
      const [text, [from, to]] = [textOf(element), selectionIn(element)];
      // A heading, a list or a quote begins after an empty line, and what stood behind the caret follows after one.
      const isBlock = /^(#|>|- |\d+\. )/.test(words) && !isOne;
      const before = isBlock && /[^\n]$/.test(text.slice(0, from)) ? '\n\n' : '';
      const after = (isBlock || words.includes('\n\n')) && /^[^\n]/.test(text.slice(to)) ? '\n\n' : '';
      const caret = from + before.length + words.length;
      typeEdit(element, { from, to, words: before + words + after, selects: [caret, caret] });
    };
    const ending = new AbortController();
    const { signal } = ending;
    element?.addEventListener('paste', (event) => paste(event as ClipboardEvent), { signal });
    for (const kind of ['copy', 'cut']) element?.addEventListener(kind, copy, { signal });
    return () => ending.abort();
  });
}
