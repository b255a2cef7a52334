import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../processes/project-copy.ts';

/** A kind of its own, which is made of a guide: its row in the table, its content, its thin pages. */
const row = `
  checklists: {
    schema: guide,
    ending: 'md',
    address: '/resources/checklists',
    order: byNumber,
    updated: ({ updated }) => updated,
    fallback: 'opening-hours',
    references: { related: 'checklists' },
    searchWeight: 1,
  },`;
const card = `
  - id: checklists
    title: Checklists
    back: Back to checklists
    description: Short lists to print and hang beside the till, one for each thing that is easily forgotten.
    picture: clipboard
`;
const hosted = {
  PUBLIC_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_0123456789abcdef',
};

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
  const guide = await readFile('content/documentation/best-practices.md', 'utf8');
  await copy.change('content/schemas/kinds.ts', (text) => text.replace("\n  'white-papers': {", `${row}$&`));
  await copy.write(
    'content/checklists/opening-hours.md',
    guide.replace(/^title: .*/m, 'title: Opening Hours').replace(/^related:.*\n( +- .*\n)*/m, ''),
  );
  for (const page of ['index', '[id]']) {
    const shell = await readFile(`site/pages/resources/documentation/${page}.astro`, 'utf8');
    await copy.write(
      `site/pages/resources/checklists/${page}.astro`,
      shell.replaceAll("'documentation'", "'checklists'").replaceAll('/documentation', '/checklists'),
    );
  }
});
afterAll(() => copy.remove());

test('a kind without a card is named before anything is built', async () => {
  await expect(copy.build()).rejects.toThrow(/must hold one card for each of .*checklists/);
});

test('its entries stand wherever those of the others do', async () => {
  await copy.change('content/resources.yaml', (text) => text.trimEnd() + card);
  await copy.build(['--target', 'static'], hosted);
  const page = 'resources/checklists/opening-hours';
  expect(await copy.built(`${page}/index.html`)).toContain('href="/resources/checklists"');
  expect(await copy.built('resources/index.html')).toContain('href="/resources/checklists"');
  expect(await copy.built('sitemap.xml')).toContain(`/${page}</loc>`);
  expect(await copy.built('llms.txt')).toMatch(/## Checklists\n\n- \[Opening Hours]/);
  expect(await copy.built('search/index.html')).toContain(`<a href="/${page}">Opening Hours</a>`);
  const { storedFields } = JSON.parse(await copy.built('search/index.json'));
  expect(Object.values(storedFields)).toContainEqual(
    expect.objectContaining({ kind: 'Checklists', title: 'Opening Hours' }),
  );
  expect(await copy.built('_redirects', 'dist-static')).toContain(
    '/resources/checklists/:id /resources/checklists/opening-hours 200',
  );
});
