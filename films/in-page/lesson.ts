import { openLesson } from '../lesson/lesson.ts';
import { open } from './studio.ts';

/** The functions that the command calls in the page of a lesson's player. */
const page = {
  open: async (size: Parameters<typeof openLesson>[0]) => open(await openLesson(size)),

  /** A fingerprint of what is said and shown, computed by the build. */
  fingerprint(): string {
    const { fingerprint } = document.documentElement.dataset;
    if (!fingerprint) throw new Error('The player does not say its fingerprint.');
    return fingerprint;
  },

  /** Everything the picture is made from: the page's HTML, and what was loaded with it. */
  async ingredients(): Promise<string> {
    const html = document.querySelector('[data-player]')?.outerHTML ?? '';
    const addresses = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const texts = [...addresses].sort().map(async (address) => (await fetch(address)).text());
    return [html, ...(await Promise.all(texts))].join('\0');
  },
};

declare global {
  var lesson: typeof page;
}
globalThis.lesson = page;
