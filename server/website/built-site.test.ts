import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { companyFile } from '../../contract/built-facts.ts';
import { readBuiltSite } from './built-site.ts';

test('a page is called as visitors read its title', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'raywright-built-'));
  await mkdir(join(folder, 'bread'));
  await writeFile(join(folder, companyFile), '{}');
  await writeFile(join(folder, 'bread/index.html'), '<title>Bread &amp; butter | Raywright</title>');
  const { pages } = await readBuiltSite(folder);
  expect(pages.map(({ path, title }) => [path, title])).toEqual([['/bread', 'Bread & butter']]);
  await rm(folder, { recursive: true });
});
