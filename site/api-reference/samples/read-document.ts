import { fileURLToPath } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { type OpenApi, openapi } from '../../../content/schemas/openapi.ts';
import { fillIn } from '../../placeholders/fill-in.ts';

/** The document as the pages have it, for tests. */
export async function readDocument(): Promise<OpenApi> {
  const validator = new Validator();
  await validator.validate(fileURLToPath(new URL('../../../content/openapi.yaml', import.meta.url)));
  return openapi.parse(fillIn(validator.specification, 'content/openapi.yaml'));
}
