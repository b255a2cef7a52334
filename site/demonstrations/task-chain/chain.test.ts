import { expect, test } from 'vitest';
import { readSample } from '../../../build/vite-plugins/content-modules.ts';
import type { TaskChain } from '../../../content/schemas/demonstrations/task-chain.ts';
import { chainAt, lengthOf, startOf, valuesOf } from './chain.ts';

const sample = (await readSample('content/demonstrations/task-automation.yaml')) as TaskChain;

test('one step after the other is done, and all of them at the end', () => {
  expect(chainAt(0, undefined)).toEqual({ done: 0, failed: false });
  expect(sample.steps.map((_, index) => chainAt(startOf(index + 1), undefined).done)).toEqual([
    0, 1, 2, 3, 4,
  ]);
  expect(chainAt(lengthOf(sample), undefined)).toEqual({ done: 5, failed: false });
});

test('nothing is done after the step that fails', () => {
  expect(chainAt(startOf(4), 4)).toEqual({ done: 3, failed: false });
  expect(chainAt(startOf(5), 4)).toEqual({ done: 3, failed: true });
  expect(chainAt(lengthOf(sample), 4)).toEqual({ done: 3, failed: true });
});

test('price and tax make up the total', () => {
  const values = valuesOf(sample, { customer: 'Dana Reyes', car: 'Honda Civic', job: 0 });
  expect(values).toMatchObject({ price: '$240', rate: '8%', tax: '$19.20', total: '$259.20' });
});

test('an empty field is replaced by the example', () => {
  expect(valuesOf(sample, { customer: '  ', car: '', job: 1 })).toMatchObject({
    customer: sample.blank.customer,
    car: sample.blank.car,
    total: '$75.60',
  });
});
