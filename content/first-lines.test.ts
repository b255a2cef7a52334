import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** A sample that introduces the assistant says what docs/facts.md promises: it is the shop's assistant and not a person. */
const folders = ['white-papers', 'case-studies', 'demonstrations'];
const introduction = /(?:I am|this is) the \w+’s assistant(?!, a piece of software).*/gi;

const files = (
  await Promise.all(
    folders.map(async (folder) =>
      (await readdir(`content/${folder}`)).map((name) => `content/${folder}/${name}`),
    ),
  )
).flat();

test.each(files)('%s lets no assistant pass for a person', async (file) => {
  const introductions = (await readFile(file, 'utf8')).match(introduction) ?? [];
  expect(introductions.filter((line) => !/assistant,? (?:and )?not a person/.test(line))).toEqual([]);
});
