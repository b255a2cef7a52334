import { expect, test } from 'vitest';
import { readSample } from '../../../build/vite-plugins/content-modules.ts';
import type { TaskChain } from '../../../content/schemas/demonstrations/task-chain.ts';
import { valuesOf } from './chain.ts';

const sample = (await readSample('content/demonstrations/task-automation.yaml')) as TaskChain;

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
