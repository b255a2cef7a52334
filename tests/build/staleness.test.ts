import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sources } from '../../build/fingerprint.ts';
import { root } from '../../build/root.ts';
import { copyProject, type ProjectCopy } from '../processes/project-copy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject(sources);
  await copy.write(
    '.env',
    'PUBLIC_SUPABASE_URL=https://else.where\nPUBLIC_SUPABASE_ANON_KEY=sb_publishable_x\n',
  );
  await build({ NODE_ENV: 'development' });
});
afterAll(() => copy.remove());

const build = (variables = {}) =>
  copy.run(
    ['--input-type=module', '--eval', "(await import('./build/build-site.ts')).buildSite()"],
    variables,
  );

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

test('papers and pictures are kept, until what they are made from changes or a package does', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'raywright-kept-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const made = async (packages: string, madeFrom: string) => {
    await writeFile(join(folder, 'package-lock.json'), packages);
    const script = `
      const { keptFiles } = await import('${join(root, 'build/kept-files.ts')}');
      const make = async () => Buffer.from('made with ${packages} from ${madeFrom}');
      console.log((await keptFiles('papers', '.pdf').getOrMake('a-paper', '${madeFrom}', make)).toString());`;
    const program = promisify(execFile)(process.execPath, ['--eval', script], { cwd: folder });
    return (await program).stdout.trim();
  };
  expect(await made('fonts 5.3.0', 'words')).toBe('made with fonts 5.3.0 from words');
  await writeFile(join(folder, '.cache/papers/a-paper', await onlyPaper(folder)), 'kept');
  expect(await made('fonts 5.3.0', 'words')).toBe('kept');
  expect(await made('fonts 5.3.1', 'words')).toBe('made with fonts 5.3.1 from words');
  expect(await made('fonts 5.3.1', 'other words')).toBe('made with fonts 5.3.1 from other words');
  // What nobody will ask for again is not kept.
  expect(await onlyPaper(folder)).toMatch(/\.pdf$/);
});

async function onlyPaper(folder: string): Promise<string> {
  const names = await readdir(join(folder, '.cache/papers/a-paper'));
  expect(names).toHaveLength(1);
  return names[0] ?? '';
}
