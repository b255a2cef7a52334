import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../build/root.ts';

/** `npm test` runs Vitest and Playwright so. */
function runBeside(...programs: string[]) {
  const runs = JSON.stringify(programs.map((program) => ({ args: ['--eval', program] })));
  const script = `import('./commands/testing/run-beside.ts').then(async ({ runBeside }) => {
    console.log('ended with', await runBeside(${runs}));
  })`;
  // In a process group of their own, as a terminal would start them.
  const child = spawn(process.execPath, ['--eval', script], { cwd: root, detached: true });
  return { child, output: text(child.stdout) };
}

/** What one program leaves for another to find. */
async function makeMark(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'raywright-beside-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return JSON.stringify(join(folder, 'mark'));
}

const onceThereIs = (mark: string, then: string) => `
  const waiting = setInterval(() => {
    if (!fs.existsSync(${mark})) return;
    clearInterval(waiting);
    ${then}
  }, 10);`;

test('programs run at once and are printed one after the other', async () => {
  const mark = await makeMark();
  const { output } = runBeside(
    onceThereIs(mark, `console.log('one'); process.exitCode = 3;`),
    `console.log('two'); console.error('and more'); fs.writeFileSync(${mark}, '');`,
  );
  expect(await output).toBe('one\ntwo\nand more\nended with [ 3, 0 ]\n');
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s lets all of them clear away before it ends', async (signal) => {
  const mark = await makeMark();
  const clearsAway = `
    setInterval(() => {}, 1000);
    process.once('${signal}', () => setTimeout(() => { console.log('cleared away'); process.exit(130); }));`;
  const { child, output } = runBeside(
    clearsAway + onceThereIs(mark, `console.log('both are ready');`),
    `${clearsAway} fs.writeFileSync(${mark}, '');`,
  );
  await once(child.stdout, 'readable');
  // Ctrl-C reaches the whole group, a manager of processes the first of them.
  process.kill(signal === 'SIGINT' ? -(child.pid ?? 0) : (child.pid ?? 0), signal);
  expect(await output).toMatch(/^both are ready\ncleared away\ncleared away\nended with/);
});
