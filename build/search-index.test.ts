import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { searchOptions } from '../contract/search-index.ts';
import { indexPages } from './search-index.ts';

test('words in neighboring elements are found by themselves', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  const pages = {
    search: '<div data-search-everything><section><h2>Pages</h2><a href="/prices">Prices</a></section></div>',
    prices:
      '<h1>Prices</h1><main><p><b>A guest writes</b><span>WhatsApp</span><i>at <u>night</u>s</i></p></main>',
  };
  for (const [name, html] of Object.entries(pages)) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'index.html'), html);
  }
  const file = await indexPages(folder);
  const index = MiniSearch.loadJSON(await readFile(file, 'utf8'), searchOptions);
  for (const word of ['writes', 'whatsapp', 'nights'])
    expect([word, ...index.search(word, { fuzzy: false, prefix: false }).map(({ id }) => id)]).toEqual([
      word,
      '/prices',
    ]);
  await rm(folder, { recursive: true });
});
