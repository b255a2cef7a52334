import { fileURLToPath } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';

const file = fileURLToPath(new URL('./openapi.yaml', import.meta.url));

test('the document is OpenAPI 3.1, and everything it refers to is there', async () => {
  const validator = new Validator();
  expect(await validator.validate(file)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs()).not.toThrow();
});
