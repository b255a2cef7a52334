import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/**
 * Sums are computed (content/sums.ts), so that no two pages contradict each other. What is typed all the same stands beside
 * its source: it is called invented or an example, a ceiling that we claim, or links to the case study it comes from.
 */
const folders = ['white-papers', 'blog', 'documentation', 'solutions'];
const source = /invented|example|up to|ceiling|\(\/resources\/case-studies|\(\/solutions|case study/i;
const typed = /\$\d|\d ?(?:%|percent)/;

const files = (
  await Promise.all(
    folders.map(async (folder) =>
      (await readdir(`content/${folder}`)).map((name) => `content/${folder}/${name}`),
    ),
  )
).flat();

test.each(files)('%s names no amount without its source', async (file) => {
  const text = await readFile(file, 'utf8');
  // A paragraph, a list or a table of Markdown, or an exhibit or a field of YAML.
  const parts = text.split(/\n\n|\n {2}- (?=kind:)|\n(?=\w+:)/);
  const without = parts.filter(
    (part) => typed.test(part.replace(/```[\s\S]*?```/g, '')) && !source.test(part),
  );
  expect(without).toEqual([]);
});
