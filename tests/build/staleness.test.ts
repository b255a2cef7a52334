import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sources } from '../../build/fingerprint.ts';
import { copyProject, type ProjectCopy } from '../processes/project-copy.ts';

let copy: ProjectCopy;
let keptBefore: string[];
beforeAll(async () => {
  copy = await copyProject(sources);
  await copy.write(
    '.env',
    'PUBLIC_SUPABASE_URL=https://else.where\nPUBLIC_SUPABASE_ANON_KEY=sb_publishable_x\n',
  );
  keptBefore = await kept();
  await copy.change('package-lock.json', (text) => text.replaceAll('5.3.0', '5.3.1'));
  await build({ NODE_ENV: 'development' });
});
afterAll(() => copy.remove());

const build = (variables = {}) =>
  copy.run(
    ['--input-type=module', '--eval', "(await import('./build/build-site.ts')).buildSite()"],
    variables,
  );

/** The papers and pictures that need not be made again. */
async function kept(): Promise<string[]> {
  const files = await readdir(join(copy.folder, '.cache'), { recursive: true });
  return files.filter((name) => /\.(pdf|png)$/.test(name));
}

test('a folder with nothing but what the fingerprint reads is built', async () => {
  expect(await copy.built('index.html')).toContain('</html>');
  // Pages must not depend on the owner's desk.
  expect(sources).not.toContain('desk');
});

describe('the pages take no setting', () => {
  const scripts = async () => {
    const names = (await readdir(join(copy.folder, 'dist/_astro'))).filter((name) => name.endsWith('.js'));
    return (await Promise.all(names.map((name) => copy.built(join('_astro', name))))).join();
  };

  test('from a file that the server does not read', async () => {
    expect(await scripts()).toContain('contact_submissions');
    expect(await scripts()).not.toContain('else.where');
  });

  test('from the kind of environment they are built in', async () => {
    // This property exists only in React's development build.
    expect(await scripts()).not.toContain('_debugOwner');
  });
});

test('an entry is held to a schema that has changed since it was last read', async () => {
  const restore = await copy.change('content/schemas/entries.ts', (text) =>
    text.replace('z.object({', "z.object({\n  mood: z.enum(['cheerful']),"),
  );
  await expect(build()).rejects.toThrow('mood');
  await restore();
});

test('papers are printed and pictures drawn anew with other packages', async () => {
  expect(keptBefore).not.toEqual([]);
  const keptAfter = await kept();
  expect(keptAfter).toHaveLength(keptBefore.length);
  expect(keptAfter.filter((name) => keptBefore.includes(name))).toEqual([]);
});
