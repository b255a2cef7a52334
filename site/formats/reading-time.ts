import { facts } from '../../content/labels.ts';

/** How long it takes to read Markdown at 220 words a minute, a relaxed pace. */
export function readingTime(markdown = ''): string {
  const words = markdown.split(/\s+/).filter((word) => /\w/.test(word)).length;
  return facts.readingTime(Math.max(1, Math.round(words / 220)));
}
