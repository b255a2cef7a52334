import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createHandover } from './handover.ts';

async function checkoutOf(files: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'raywright-handover-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'content/blog'), { recursive: true });
  const write = (file: string, text: string) => writeFile(join(root, file), text);
  for (const [file, text] of Object.entries(files)) await write(file, text);
  const uploaded: string[] = [];
  const handover = createHandover(
    root,
    { fingerprint: '', files: new Map(Object.entries(files)) },
    async (built) => void uploaded.push(built),
  );
  const read = (file: string) => readFile(join(root, file), 'utf8').catch(() => null);
  return { handover, uploaded, read, write };
}

test('a publish writes its words into the checkout, the next one its own, and an undo what stood there', async () => {
  const { handover, uploaded, read } = await checkoutOf({ 'content/a.yaml': 'a', 'content/b.yaml': 'b' });
  const all = () => Promise.all(['content/a.yaml', 'content/b.yaml', 'content/blog/new.md'].map(read));
  await handover.take('one', new Map([['content/a.yaml', 'A']]));
  expect(await all()).toEqual(['A', 'b', null]);
  await handover.take(
    'two',
    new Map([
      ['content/b.yaml', null],
      ['content/blog/new.md', 'new'],
    ]),
  );
  expect(await all()).toEqual(['a', null, 'new']);
  await handover.take('three', new Map());
  expect(await all()).toEqual(['a', 'b', null]);
  expect(uploaded).toEqual(['one', 'two', 'three']);
});

test('a file that was edited meanwhile stays as it is, and is named for as long as that is so', async () => {
  const { handover, read, write } = await checkoutOf({ 'content/a.yaml': 'a', 'content/b.yaml': 'b' });
  await write('content/a.yaml', 'by a developer');
  const next = new Map([
    ['content/a.yaml', 'A'],
    ['content/b.yaml', 'B'],
  ]);
  await handover.take('one', next);
  expect(await Promise.all(['content/a.yaml', 'content/b.yaml'].map(read))).toEqual(['by a developer', 'B']);
  expect(handover.sentence).toContain('content/a.yaml');
  expect(handover.sentence).not.toContain('content/b.yaml');
  await write('content/a.yaml', 'a');
  await handover.take('two', next);
  expect(await read('content/a.yaml')).toBe('A');
  expect(handover.sentence).not.toContain('content/a.yaml');
});
