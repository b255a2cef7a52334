import { indexAt, type View } from './view.ts';

/** The line on which a visitor sees and chooses the moment, the time beside it, and the chapter. */
export function seekLineView(page: HTMLElement, seek: (second: number) => void): View {
  const find = <Found extends Element>(name: string) => page.querySelector<Found>(`[data-${name}]`);
  const line = find<HTMLInputElement>('seek');
  const time = find('time');
  const chapter = find('chapter');
  const chapters = [...page.querySelectorAll<HTMLButtonElement>('[data-chapters] button')];
  const starts = chapters.map(({ dataset }) => Number(dataset['second']));
  const place = line?.dataset['place'] ?? '';
  line?.addEventListener('input', () => seek(line.valueAsNumber));

  return {
    show(second) {
      const index = indexAt(starts, second);
      const name = chapters[index]?.dataset['name'] ?? '';
      if (line) {
        line.value = String(second);
        line.setAttribute('aria-valuetext', spoken(second, place, name));
        // Not of the page: all that stands on it would be styled anew.
        line.parentElement?.style.setProperty('--played', String(second / Number(line.max)));
      }
      if (time) time.textContent = clockTime(second);
      if (chapter) chapter.textContent = name;
      for (const [other, button] of chapters.entries())
        button.toggleAttribute('aria-current', other === index);
      return Math.floor(second) + 1;
    },
  };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
const clockTime = (second: number) =>
  `${twoDigits(Math.floor(second / 60))}:${twoDigits(Math.floor(second % 60))}`;

/** As "{minutes} minutes {seconds} seconds, {chapter}" says it. */
const spoken = (second: number, words: string, chapter: string) =>
  words
    .replace('{minutes}', String(Math.floor(second / 60)))
    .replace('{seconds}', String(Math.floor(second % 60)))
    .replace('{chapter}', chapter);
