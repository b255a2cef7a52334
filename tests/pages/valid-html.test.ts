import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsOf } from '../support/html-faults.ts';

test.each(globSync('dist/**/*.html'))('%s is valid', async (file) => {
  expect(await faultsOf(readFileSync(file, 'utf8'))).toEqual([]);
});
