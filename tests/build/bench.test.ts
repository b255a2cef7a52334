import { afterEach, expect, test, vi } from 'vitest';
import { conclude } from '../bench/verdict.ts';

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

test('a bench that exceeds a limit of its own fails and says which, and one that keeps them all does not', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  conclude([{ what: 'speed', isKept: true }]);
  expect([process.exitCode, said.mock.calls]).toEqual([undefined, []]);
  conclude([
    { what: 'speed', isKept: true },
    { what: 'memory', isKept: false },
  ]);
  expect([process.exitCode, said.mock.calls]).toEqual([1, [['Beyond its limit: memory']]]);
});
