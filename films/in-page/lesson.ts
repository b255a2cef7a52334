import { openLesson } from '../lesson/lesson.ts';
import { open } from './studio.ts';

/** What the command asks of the page of a lesson's player. */
const page = {
  open: async () => open(await openLesson()),

  /** What is said and shown in it, as the build knows it. */
  fingerprint(): string {
    const { fingerprint } = document.documentElement.dataset;
    if (!fingerprint) throw new Error('The player does not say its fingerprint.');
    return fingerprint;
  },

  /** All that its picture is made from: what stands on the page, and what the page was sent with it. */
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
