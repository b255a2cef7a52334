import { expect, test } from 'vitest';
import type { OpenApi } from '../../content/schemas/openapi.ts';
import { conventionsOf } from './describe.ts';

const document = (description: string) => ({ info: { description } }) as OpenApi;

test('the first paragraph says who may use the API, and each further one is a named convention', () => {
  expect(conventionsOf(document('For customers.\n\n**Keys.** Send yours\nevery time.\n'))).toEqual({
    offer: 'For customers.',
    conventions: [{ name: 'Keys', text: 'Send yours every time.' }],
  });
});

test('a convention without a name fails', () => {
  expect(() => conventionsOf(document('For customers.\n\nSend your key.'))).toThrow('begins with its name');
});
