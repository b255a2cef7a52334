import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { root } from '../../build/root.ts';
import { submissionsPath } from '../../contract/wire.ts';
import { keepAsChild } from '../processes/children.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { freePort } from '../processes/free-port.ts';
import { makeDataDir } from '../processes/server.ts';
import { whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

/** Runs a command with only these variables, because Astro would obey some that the test runner sets. */
function run(program: string, variables: Record<string, string>) {
  const { PATH = '', TMPDIR = '' } = process.env;
  const env = { PATH, TMPDIR, ...variables };
  const child = spawn(process.execPath, ['build/run.js', program], { cwd: root, env });
  return keepAsChild(child, 'SIGTERM');
}

const dev = (port: number, dataDir: string) => run('commands/dev.ts', { PORT: `${port}`, DATA_DIR: dataDir });

/** Reads and ignores the output: a full pipe would block Vite, which reports a server that is still starting. */
function ignoreOutput({ stdout, stderr }: ChildProcessWithoutNullStreams): void {
  stdout.resume();
  stderr.resume();
}

/** The last words of a process that should not start. To be called at once, because a late listener misses the exit. */
async function refusal(child: ChildProcessWithoutNullStreams): Promise<[code: number | null, said: string]> {
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return [code, said];
}

test('npm run dev listens where PORT says, and a second one leaves the first alone', async () => {
  const [port, other] = [await freePort(), await freePort()];
  const [dataDir, otherDir] = [await makeDataDir(), await makeDataDir()];
  const first = dev(port, dataDir);
  ignoreOutput(first);
  const page = () =>
    fetch(`http://localhost:${port}/contact`).then(
      ({ status }) => status,
      () => 0,
    );
  const enquiry = () =>
    fetch(`http://localhost:${port}${submissionsPath}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(makeEnquiry()),
    }).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(page).toBe(200);
  await expect.poll(enquiry).toBe(201);

  const refusals = [refusal(dev(port, otherDir)), refusal(dev(other, dataDir))];
  expect(await Promise.all(refusals)).toEqual([
    [1, `Port ${port} is taken by another program: stop it, or set PORT to another number.\n`],
    [1, `A server is using ${dataDir}: stop it first, or set DATA_DIR to another folder.\n`],
  ]);
  expect([await page(), await enquiry()]).toEqual([200, 201]);
  first.kill('SIGINT');
  await once(first, 'exit');
  await Promise.all([dataDir, otherDir].map((folder) => rm(folder, { recursive: true })));
});

rare('the gallery draws every part, on a page that the site has not', async () => {
  const port = await freePort();
  const gallery = run('tests/gallery/serve.ts', { PORT: `${port}` });
  ignoreOutput(gallery);
  const page = () =>
    fetch(`http://localhost:${port}/gallery`).then(
      async (answer) => [answer.status, await answer.text()],
      () => [],
    );
  await expect.poll(page).toEqual([200, expect.stringContaining('data-gallery-state')]);
  gallery.kill();
});
