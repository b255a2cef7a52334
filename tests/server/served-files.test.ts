import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../../build/root.ts';
import { hostedFiles } from '../../build/static-hosts/hosted-file.ts';
import { addressesFile, bookingFile, companyFile, lettersFile } from '../../contract/built-facts.ts';
import { tagsFile } from '../../contract/file-tags.ts';
import { loadSite } from '../../server/static/site.ts';
import { startHost } from '../support/hosts.ts';
import { ask } from '../support/http.ts';
import { copySite } from '../support/site-copy.ts';

/** The endings of files served under their own names; pages and papers have other addresses. */
const hasItsNameAsAddress =
  /\.(avif|css|gif|ico|jpe?g|js|json|mp4|png|svg|txt|vtt|webm|webmanifest|webp|woff2|xml)$/;

/** Files that may get into the folder and must not be served, although some have the ending of one that is. */
const secrets = [
  '.DS_Store',
  '.env',
  '.git/config',
  '.site-fingerprint',
  '.vite/manifest.json',
  '_astro/page.js.map',
  '_astro/page.css.map',
  'backup.ndjson',
  'notes.md',
  'pictures/.cache/index.json',
  'robots.txt.bak',
  'server.ts',
  'site-fingerprint',
];

/** What the build leaves for the server only. */
const forServer = [bookingFile, companyFile, lettersFile, addressesFile];

const surroundings = { https: false, httpsForAll: false, dataOrigin: undefined };

const site = await copySite({
  ...Object.fromEntries(secrets.map((name) => [name, 'not for you'])),
  '.well-known/security.txt': 'Contact: mailto:hello@raywright.example',
});
afterAll(site.remove);
const names = (await readdir(site.dist, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(site.dist.length + 1));

test('the build leaves neither source maps nor hidden files in the site', async () => {
  const built = await readdir(join(root, 'dist'), { recursive: true });
  expect(built.filter((name) => /\.map$|(^|\/)\./.test(name))).toEqual([tagsFile]);
});

/** Paths that leave the folder are in bad-input.test.ts. */
describe('of the files in the folder', async () => {
  const host = await startHost({ project: site.project });
  afterAll(() => host.stop());

  test('those with an address of their own are served, and no others', async () => {
    for (const name of names) {
      const isServed =
        name === '.well-known/security.txt' ||
        (hasItsNameAsAddress.test(name) && ![...secrets, ...forServer, tagsFile].includes(name));
      const { status, body } = await ask(host.url, `/${name}`);
      expect([name, status]).toEqual([name, isServed ? 200 : 404]);
      expect(body.toString()).not.toContain('not for you');
    }
  });

  test('each comes with the headers that our server would send', async () => {
    const files = hostedFiles(loadSite(site.dist, surroundings));
    expect(files).not.toEqual([]);
    for (const { address, headers } of files) {
      const answer = await ask(host.url, address);
      const sent = Object.fromEntries(
        Object.keys(headers).map((name) => [name, answer.headers[name.toLowerCase()]]),
      );
      expect([address, answer.status, sent]).toEqual([address, 200, headers]);
    }
  });

  test('the rules for other hosts are not served', async () => {
    for (const path of ['/_headers', '/_redirects']) {
      expect([path, (await ask(host.url, path)).status]).toEqual([path, 404]);
    }
  });
});
