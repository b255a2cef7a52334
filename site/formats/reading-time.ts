import { facts } from '../../content/labels.ts';

/** Minutes to read Markdown at 220 words a minute, a relaxed pace. */
function readingMinutes(markdown: string | undefined): number {
  const words = (markdown ?? '').split(/\s+/).filter((word) => /\w/.test(word)).length;
  return Math.max(1, Math.round(words / 220));
}

export function readingTime(markdown: string | undefined): string {
  return facts.readingTime(readingMinutes(markdown));
}
