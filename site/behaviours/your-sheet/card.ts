import * as say from '../../../content/messages/sheet.ts';
import { longestLine, type Match, mostLines } from '../../sheet/matcher/match.ts';
import { make } from './make.ts';

type Acts = {
  changed: () => void;
  toQuestion: () => void;
  /** Tells screen readers. */
  say: (words: string) => void;
  /** What the button says afterwards, until the sheet is out of the form. */
  sendAlong: (onGone: () => void) => string;
  copyLink: () => Promise<string>;
};

const fewestLines = 5;

/** The rows of a pasted list, without its bullets, or its numbers where every row has one. */
function rowsOf(text: string): string[] {
  const rows = text
    .split(/\r?\n/)
    .map((row) => row.replace(/^\s*[•·*–-]\s/, '').trim())
    .filter((row) => row !== '');
  const number = /^\d{1,2}[.)]\s+/;
  return rows.every((row) => number.test(row)) ? rows.map((row) => row.replace(number, '')) : rows;
}

export const answerOf = ([first = 0, second]: number[]) =>
  second === undefined ? say.answers(first) : say.bothAnswer(first, second);

/** The card with the numbered lines, what they answer, and the two ways to take them along. */
export function openCard(place: HTMLElement, { changed, say: tell, toQuestion, sendAlong, copyLink }: Acts) {
  const list = place.querySelector('ol') as HTMLOListElement;
  const title = make('b', {}, say.title);
  const verdict = make('p', { className: 'sheet-verdict' });
  const send = make('button', { type: 'button', className: 'sheet-send' }, say.send);
  const link = make('button', { type: 'button', className: 'sheet-link' }, say.copyLink);
  const stays = make('span', {}, say.stays);
  list.before(make('p', { className: 'sheet-head' }, title, stays));
  list.after(
    verdict,
    make('div', { className: 'sheet-acts' }, send, link),
    make('small', {}, `${say.more} ${say.whoReads}`),
  );
  send.addEventListener('click', () => {
    send.textContent = sendAlong(() => {
      send.textContent = say.send;
      tell('');
    });
    tell(send.textContent);
  });
  link.addEventListener('click', async () => {
    link.textContent = await copyLink();
    tell(link.textContent);
  });

  let leftOut = '';
  const fields = () => [...list.querySelectorAll('textarea')];
  const lines = () => fields().map(({ value }) => value);

  const dressed = (field: HTMLTextAreaElement, number: number) =>
    Object.assign(field, {
      ...{ spellcheck: false, enterKeyHint: 'next', maxLength: longestLine },
      placeholder: say.hints[number - 1] ?? say.anotherLine,
    });

  function addLine(): HTMLTextAreaElement {
    const number = fields().length + 1;
    const field = make('textarea', { rows: 1, ariaLabel: say.lineLabel(number) });
    list.append(make('li', {}, dressed(field, number)));
    return field;
  }

  /** Puts lines from one on, as many as there is room for. */
  function put(texts: string[], from: number): void {
    for (const [index, text] of texts.slice(0, mostLines - from).entries())
      (fields()[from + index] ?? addLine()).value = text.slice(0, longestLine).toWellFormed();
  }

  /** The first row goes to the caret, and the others before the lines that follow. */
  function insert([first = '', ...others]: string[], field: HTMLTextAreaElement): void {
    field.setRangeText(first, field.selectionStart, field.selectionEnd, 'end');
    const index = indexOf(field);
    const all = lines();
    const below = all.slice(index + 1).filter((line) => line.trim() !== '');
    const wanted = [...all.slice(0, index + 1), ...others, ...below];
    put(wanted, 0);
    changed();
    if (wanted.length > mostLines) {
      leftOut = say.leftOut(mostLines);
      verdict.append(make('span', {}, leftOut));
    }
    if (field === document.activeElement) fields()[Math.min(index + others.length, mostLines - 1)]?.focus();
  }

  function next(from: number): void {
    const room = from + 1 < mostLines;
    const field = fields()[from + 1] ?? (room ? addLine() : undefined);
    if (field) field.focus();
    else toQuestion();
  }

  const indexOf = (target: EventTarget | null) => fields().indexOf(target as HTMLTextAreaElement);

  list.addEventListener('input', ({ target }) => {
    const field = target as HTMLTextAreaElement;
    const rows = field.value.split(/\r?\n/);
    if (rows.length > 1) put(rows, indexOf(field));
    changed();
  });
  list.addEventListener('paste', (event) => {
    const rows = rowsOf(event.clipboardData?.getData('text') ?? '');
    if (rows.length < 2) return;
    event.preventDefault();
    insert(rows, event.target as HTMLTextAreaElement);
  });
  list.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const index = indexOf(event.target);
    if (event.key === 'Enter') {
      event.preventDefault();
      next(index);
    }
    if (event.key === 'Backspace' && index > 0 && fields()[index]?.value === '') {
      event.preventDefault();
      fields()[index - 1]?.focus();
    }
  });

  for (const field of fields()) dressed(field, 1);
  while (fields().length < fewestLines) addLine();

  /** The line after the last that has words. */
  function addAboutIt(): void {
    next(lines().findLastIndex((line) => line.trim() !== ''));
  }

  return {
    lines,
    /** What became of pasted rows that had no room. */
    leftOut: () => leftOut,
    /** What was pasted before the sheet was open, or rows that were typed then. */
    take(pasted: string) {
      const [first] = fields();
      const typed = first?.value.split('\n') ?? [];
      if (first && pasted) insert(rowsOf(pasted), first);
      else if (first && typed.length > 1) {
        first.value = '';
        insert(typed, first);
      }
    },
    fill(texts: string[], as: string) {
      title.textContent = as;
      // What came by a link has not stayed in one browser.
      if (as !== say.title) stays.remove();
      put(texts, 0);
    },
    show(found: Match | undefined, isAsked: boolean) {
      leftOut = '';
      const numbers = found?.kind === 'lines' ? found.lines : [];
      for (const [index, item] of [...list.children].entries())
        item.toggleAttribute('data-lit', numbers.includes(index + 1));
      place.toggleAttribute('data-answered', numbers.length > 0);
      send.textContent = say.send;
      link.textContent = say.copyLink;
      send.disabled = link.disabled = lines().every((line) => line.trim() === '');
      verdict.replaceChildren(...verdictOf(found, isAsked));
    },
  };

  function verdictOf(found: Match | undefined, isAsked: boolean): (string | Node)[] {
    if (!found && isAsked) return [say.lineFirst];
    if (!found) return [lines().some((line) => line.trim()) ? say.askNow : say.nothingYet];
    if (found.kind === 'small talk') return [make('b', {}, say.saysHello)];
    if (found.kind === 'lines')
      return [make('b', {}, `${answerOf(found.lines)}.`), make('span', {}, say.inYourWords)];
    const add = make('button', { type: 'button' }, say.addLine);
    add.addEventListener('click', addAboutIt);
    const hasRoom = lines().findLastIndex((line) => line.trim() !== '') + 1 < mostLines;
    return [make('b', {}, say.handedOver), ...(found.reason === 'unknown' && hasRoom ? [add] : [])];
  }
}
