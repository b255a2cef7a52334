import { expect, test } from 'vitest';
import type { OpenApi, Schema } from '../../content/schemas/openapi.ts';
import { fieldsOf } from './fields.ts';

const document = {
  components: {
    schemas: {
      Id: { type: 'string', description: 'Id of a chair.' },
      Color: { type: 'string', enum: ['red', 'black'] },
      Chair: {
        type: 'object',
        required: ['id'],
        properties: { id: { $ref: '#/components/schemas/Id' } },
      },
    },
  },
} as unknown as OpenApi;

const field = (schema: Schema) => fieldsOf(document, { properties: { it: schema } })[0];

test('a field takes its description from its reference, unless it has one', () => {
  expect(field({ $ref: '#/components/schemas/Id' })).toMatchObject({
    type: 'string',
    description: 'Id of a chair.',
  });
  expect(field({ $ref: '#/components/schemas/Id', description: 'The free one.' })).toMatchObject({
    description: 'The free one.',
  });
});

test('types are worded as developers word them', () => {
  expect(field({ type: 'string', format: 'date-time' })?.type).toBe('date-time');
  expect(field({ type: ['string', 'null'], format: 'date' })?.type).toBe('date or null');
  expect(field({ type: 'array', items: { type: 'integer' } })?.type).toBe('array of integer');
  expect(field({ oneOf: [{ $ref: '#/components/schemas/Id' }, { type: 'null' }] })?.type).toBe(
    'string or null',
  );
});

test('a list or nullable field has the fields and values inside', () => {
  const chairs: Schema = { type: 'array', items: { $ref: '#/components/schemas/Chair' } };
  expect(field(chairs)?.fields).toMatchObject([{ name: 'id', required: true }]);
  const color: Schema = { oneOf: [{ $ref: '#/components/schemas/Color' }, { type: 'null' }] };
  expect(field(color)?.values).toEqual(['red', 'black']);
});

test('the parts of an allOf are one object', () => {
  const together: Schema = {
    allOf: [
      { $ref: '#/components/schemas/Chair' },
      { type: 'object', required: ['free'], properties: { free: { type: 'boolean' }, note: {} } },
    ],
  };
  expect(fieldsOf(document, together).map(({ name, required }) => [name, required])).toEqual([
    ['id', true],
    ['free', true],
    ['note', false],
  ]);
});

test('a broken reference is named', () => {
  expect(() => field({ $ref: '#/components/schemas/Sofa' })).toThrow('#/components/schemas/Sofa');
});
