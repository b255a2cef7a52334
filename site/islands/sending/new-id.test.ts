import { expect, test } from 'vitest';
import { newId } from './configured-endpoint.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('an id is a random UUID, also where the browser makes none itself', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  const ids = Array.from({ length: 1000 }, () => newId({ getRandomValues }));
  expect(ids.filter((id) => !uuid.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(1000);
  expect(newId()).toMatch(uuid);
});
