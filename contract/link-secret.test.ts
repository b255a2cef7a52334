import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashOf, newSecret } from './link-secret.ts';

test('the hash is what the database makes of the secret, and no two secrets are alike', async () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(await hashOf(one)).toBe(createHash('sha256').update(one).digest('hex'));
  expect(one).not.toBe(other);
});

test('without crypto.subtle there is no hash', async () => {
  expect(await hashOf(newSecret(), { getRandomValues: crypto.getRandomValues } as Crypto)).toBeNull();
});
