import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageWord, Publish } from '../../contract/website.ts';
import { copyProject } from '../processes/project-copy.ts';
import { makeDataDir, type RunningServer, startServer } from '../processes/server.ts';
import { runCommand } from '../support/command.ts';
import { serviceKey } from '../support/engines.ts';
import { isThorough } from '../support/thorough.ts';
import { inFrame, openWebsite, readPage, type Website } from '../support/website.ts';

/** The owner copies a guide, types it, and puts it online: two builds of the whole site. */

const guide = 'content/documentation/the-first-month.md';
const paper = 'content/white-papers/implementation-guide.md';
const company = 'content/company.json';
const path = '/resources/documentation/the-first-month';

describe.runIf(isThorough)('a new guide', () => {
  let dataDir: string;
  let server: RunningServer;
  let website: Website;
  let published: Publish;
  beforeAll(async () => {
    dataDir = await makeDataDir();
    server = await startServer({ SERVICE_ROLE_KEY: serviceKey, DATA_DIR: dataDir });
    website = await openWebsite(server.url);
  });
  afterAll(() => server.stop());

  const waits = async () => (await website.state()).drafts.find(({ file }) => file === guide)?.waits;
  const list = async (path: string) => (await readPage(server.url, path)).text;

  test('is copied, typed on its own page, and seen only in the desk', async () => {
    await website.asked('new-entry', {
      ...{ kind: 'documentation', id: 'the-first-month', title: 'The First Month', day: '2026-11-24' },
      ...{ picture: 'cup', from: 'api-integration', level: 'Beginner' },
    });
    const begun = await website.asked('preview', { build: 'drafts' });
    expect(begun.body.build).toEqual({ state: 'building', since: expect.any(String), publishes: false });
    await website.done();
    const framed = await readPage(server.url, path, inFrame(await website.view('drafts')));
    expect(framed.text).toContain('The First Month');
    const words = async (): Promise<PageWord[]> =>
      (await website.asked('words', { path, build: 'drafts' })).body.words;
    const copied = await waits();
    const places = copied?.because === 'copied' ? copied.places : [];
    expect(places.length).toBeGreaterThan(30);
    const before = await words();
    for (const [index, place] of places.entries()) {
      const from = before.find((word) => word.place === place)?.text ?? '';
      const typed = `New words, number ${index}, which no other page of this site has anywhere.`;
      const { status } = await website.asked('change', { file: guide, place, from, words: typed });
      expect([place, status]).toEqual([place, 200]);
    }
    // Words that were typed since the build are shown on top of it.
    const typed = (await words()).find(({ place }) => place === 'description');
    expect(typed?.text).toContain('New words');
    expect(typed?.shown[0]).not.toContain('New words');

    await website.asked('move', { file: guide, to: 'up' });
    await website.asked('delete', { file: paper });
    await website.asked('change', { file: company, place: 'phone', from: '', words: '+1 555 0134' });
    expect(await waits()).toBeUndefined();
    expect(await list('/resources/documentation')).not.toContain('The First Month');
  });

  test('is published, and read in its new place', async () => {
    // It is said of a build how long the one before took here, and of nothing else.
    expect((await website.asked('publish', {})).body.build.seconds).toBeGreaterThan(0);
    [published] = (await website.done()).publishes as [Publish];
    expect(published.changes.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['New: The First Month', 'Documentation, order of the list']),
    );
    expect(await list(path)).toContain('New words, number 3');
    const guides = await list('/resources/documentation');
    expect(guides.indexOf('The First Month')).toBeGreaterThan(guides.indexOf('Best Practices'));
    expect(guides.lastIndexOf('The First Month')).toBeLessThan(guides.lastIndexOf('Troubleshooting'));
  });

  test('stays when developers take it over with a fact and delete a paper', async () => {
    const variables = { DATA_DIR: dataDir, SERVICE_ROLE_KEY: serviceKey };
    const copy = await copyProject(['build', 'commands', 'content', 'contract', 'package.json', 'server']);
    const command = (...args: string[]) => runCommand('commands/words.ts', args, variables, copy.folder);
    const exported = join(copy.folder, 'words.json');
    expect((await command('list')).output).toContain(`${paper}, deleted`);
    await command('export', exported);
    await command('apply', exported);
    expect(await readFile(join(copy.folder, guide), 'utf8')).toContain('New words, number 3');
    expect(await readFile(join(copy.folder, company), 'utf8')).toContain('"+1 555 0134"');
    expect(existsSync(join(copy.folder, paper))).toBe(false);
    expect((await command('apply', exported)).output).toContain('0 texts changed');
    await copy.remove();
  });

  test('keeps its place when the former order of the others is put back', async () => {
    const order = published.changes.find(({ label }) => label === 'Documentation, order of the list');
    const { body } = await website.asked('put-back', { number: published.number, ids: order?.ids ?? [] });
    const guides = body.lists.find(({ kind }: { kind: string }) => kind === 'documentation').entries;
    expect(guides.map(({ id }: { id: string }) => id).slice(-2)).toEqual([
      'troubleshooting',
      'the-first-month',
    ]);
    for (const { ids, versions } of body.drafts) await website.asked('take-back', { ids, versions });
  });

  test('disappears with an undo, and is a draft when brought back', async () => {
    await website.asked('undo', { number: published.number });
    expect((await website.done()).build.state).toBe('none');
    expect(await list('/resources/documentation')).not.toContain('The First Month');
    const { body } = await website.asked('bring-back', { number: published.number });
    const back = body.drafts.find(({ file }: { file: string }) => file === guide);
    expect(back.words).toContain('New words, number 3');
  });
});
