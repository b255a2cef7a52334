import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../../build/root.ts';

const concluding = (...verdicts: { what: string; isKept: boolean }[]) =>
  spawnSync(
    process.execPath,
    [
      '-e',
      `import('./tests/bench/verdict.ts').then(({ conclude }) => conclude(${JSON.stringify(verdicts)}))`,
    ],
    { cwd: root, encoding: 'utf8' },
  );

test('a bench that exceeds a limit of its own fails and ends with what it was', () => {
  const { status, stderr } = concluding({ what: 'speed', isKept: true }, { what: 'memory', isKept: false });
  expect(status).toBe(1);
  expect(stderr.trimEnd().split('\n').at(-1)).toBe('Beyond its limit: memory');
  expect(stderr).not.toContain('speed');
});

test('one that keeps them all does not', () => {
  const { status, stderr } = concluding({ what: 'speed', isKept: true });
  expect([status, stderr]).toEqual([0, '']);
});
