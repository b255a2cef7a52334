import { choice } from './choice.ts';

/** The player of lessons keeps where a visitor left one: its Play says that it goes on from there. */
export function sayWherePlayGoesOn(): void {
  const words = document.querySelector<HTMLElement>('[data-continue]');
  const { place = '', continue: goesOn = '' } = words?.dataset ?? {};
  const second = Number(choice('localStorage', place).get());
  if (words && second) words.textContent = goesOn + new Date(second * 1000).toISOString().slice(14, 19);
}
