import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { tutorial, whitePaper } from './entries.ts';
import { mistakesIn } from './mistakes.ts';

/** The mistakes in an entry's front matter after a replacement in it. */
function mistakesAfter(
  schema: typeof tutorial | typeof whitePaper,
  file: string,
  right: RegExp,
  wrong: string,
) {
  const [, head = ''] = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').split('---\n');
  expect(mistakesIn(parse(head), schema, file)).toEqual([]);
  return mistakesIn(parse(head.replace(right, wrong)), schema, file);
}

const lesson = 'video-tutorials/getting-started.md';
const paper = 'white-papers/ai-automation-roi.md';

test.each([
  [
    'a time that is none',
    mistakesAfter(tutorial, lesson, /at: .\d\d:\d\d./, 'at: soon'),
    `${lesson}: transcript[0].at is "soon", and must be minutes and seconds, as 10:25`,
  ],
  [
    'a time that is not in its turn',
    mistakesAfter(tutorial, lesson, /at: .\d\d:\d\d./, 'at: "09:59"'),
    `${lesson}: transcript[1].at is "00:27", and must be later than 09:59, the time before it`,
  ],
  [
    'an exhibit of no kind',
    mistakesAfter(whitePaper, paper, /kind: \w+/, 'kind: pie'),
    `${paper}: exhibits[0].kind is "pie", and must be one of bars, table, form, checklist, conversation, path, sum`,
  ],
])('%s is named with what was found and what is allowed', (_what, mistakes, words) => {
  expect(mistakes[0]).toBe(words);
});
