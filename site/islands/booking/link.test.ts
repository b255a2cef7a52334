import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeLink } from './link.ts';

test('the hash is what the database makes of the secret, and no two are alike', async () => {
  const [one, other] = [await makeLink(), await makeLink()];
  expect(one?.secret).toMatch(/^[\w-]{43}$/);
  expect(one?.hash).toBe(createHash('sha256').update(one?.secret ?? '').digest('hex'));
  expect(one?.secret).not.toBe(other?.secret);
});

test('where the browser does not hash there is none', async () => {
  expect(await makeLink({ getRandomValues: crypto.getRandomValues } as Crypto)).toBeUndefined();
});
