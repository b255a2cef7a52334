import { useEffect, useRef } from 'react';
import { hasParagraphs, holdsBlocks, isInText, mayGo, type PageWord } from '../../contract/website.ts';
import { selectionIn, type Typed, textOf } from './in-page/caret.ts';
import { balanced, sliced } from './in-page/marks.ts';
import { pasted } from './in-page/pasted.ts';
import { typeEdit } from './in-page/typed-text.ts';
import type { Edit } from './in-page/written-blocks.ts';

/** Pastes what the site knows: Markdown where there are paragraphs, and one line of words elsewhere. */
export function usePaste(
  word: PageWord,
  typed: () => Typed | undefined,
  onPicture: (picture: { file: File; at: number }) => void,
): void {
  const { file, place, kind } = word;
  /** What was copied from a text itself, as it is seen and with its marks. */
  const copied = useRef({ seen: '', words: '' });
  useEffect(() => {
    const element = typed();
    const copy = () => {
      if (!element) return;
      const words = sliced(textOf(element), selectionIn(element));
      copied.current = { seen: String(element.ownerDocument.getSelection()), words };
    };
    const paste = (event: ClipboardEvent) => {
      const [html = '', plain = ''] = ['text/html', 'text/plain'].map((type) =>
        event.clipboardData?.getData(type),
      );
      if (!element) return;
      // What is copied from a word processor has a picture of the words, too.
      const [picture] = plain === '' && mayGo(word) ? (event.clipboardData?.files ?? []) : [];
      if (picture) {
        event.preventDefault();
        return onPicture({ file: picture, at: selectionIn(element)[1] });
      }
      if (kind === 'lines' || `${html}${plain}` === '') return;
      event.preventDefault();
      const isTop = holdsBlocks(file) && /^body\[\d+\]$/.test(place);
      const isOne = kind === 'item' || !hasParagraphs({ file, place, kind });
      const isOwn = plain !== '' && plain === copied.current.seen;
      const words = isOwn
        ? copied.current.words
        : isOne
          ? plain.replace(/\s+/g, ' ').trim()
          : html === '' || !isInText({ place })
            ? plain.replace(/\r\n?/g, '\n')
            : pasted(html, isTop);
      const [text, [from, to]] = [textOf(element), selectionIn(element)];
      // A heading, a list or a quote begins after an empty line, and what stood behind the caret follows after one.
      const isBlock = /^(#|>|- |\d+\. )/.test(words) && !isOne;
      const before = isBlock && /[^\n]$/.test(text.slice(0, from)) ? '\n\n' : '';
      const after = (isBlock || words.includes('\n\n')) && /^[^\n]/.test(text.slice(to)) ? '\n\n' : '';
      const caret = from + before.length + words.length;
      const edit: Edit = { from, to, words: before + words + after, selects: [caret, caret] };
      typeEdit(element, isInText({ place }) ? balanced(text, edit) : edit);
    };
    const ending = new AbortController();
    const { signal } = ending;
    element?.addEventListener('paste', (event) => paste(event as ClipboardEvent), { signal });
    for (const kind of ['copy', 'cut']) element?.addEventListener(kind, copy, { signal });
    return () => ending.abort();
  });
}
