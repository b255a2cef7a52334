import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

/** What every text of content/ is held to, whoever writes it. */

async function textsIn(folders: string[]): Promise<[file: string, text: string][]> {
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(`content/${folder}`)).map((name) => `content/${folder}/${name}`),
    ),
  );
  return Promise.all(
    files.flat().map(async (file) => [file, await readFile(file, 'utf8')] as [string, string]),
  );
}

describe('a sample that introduces the assistant says that it is no person, as docs/facts.md promises', async () => {
  const introduction = /(?:I am|this is) the \w+’s assistant(?!, a piece of software).*/gi;

  test.each(await textsIn(['white-papers', 'case-studies', 'demonstrations']))('%s', (_file, text) => {
    const introductions = text.match(introduction) ?? [];
    expect(introductions.filter((line) => !/assistant,? (?:and )?not a person/.test(line))).toEqual([]);
  });
});

/** Sums are computed (content/sums.ts), so that no two pages contradict each other. */
describe('an amount that is typed stands beside its source', async () => {
  const source = /invented|example|up to|ceiling|\(\/resources\/case-studies|\(\/solutions|case study/i;
  const typed = /\$\d|\d ?(?:%|percent)/;

  test.each(await textsIn(['white-papers', 'blog', 'documentation', 'solutions']))('%s', (_file, text) => {
    // A paragraph, a list or a table of Markdown, or an exhibit or a field of YAML.
    const parts = text.split(/\n\n|\n {2}- (?=kind:)|\n(?=\w+:)/);
    const without = parts.filter(
      (part) => typed.test(part.replace(/```[\s\S]*?```/g, '')) && !source.test(part),
    );
    expect(without).toEqual([]);
  });
});
