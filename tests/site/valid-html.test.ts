import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { faultsOf } from '../support/html-faults.ts';

for (const file of globSync('dist/**/*.html')) {
  test(`${file} is valid`, async () => {
    expect(await faultsOf(readFileSync(file, 'utf8'))).toEqual([]);
  });
}

test('the page that the server fills in for a form without JavaScript is valid', async ({ request }) => {
  const answer = await request.post('/contact', {
    form: { name: '<Ada> "Barber"', email: 'ada at example' },
  });
  expect(answer.status()).toBe(400);
  expect(await faultsOf(await answer.text())).toEqual([]);
});
