import type { Schema } from '../../content/schemas/openapi.ts';

/** What a value must keep to, in a few words each. */
export function limitsOf(schema: Schema): string[] {
  return [
    between(schema.minLength, schema.maxLength, ' characters'),
    between(schema.minItems, schema.maxItems, ' entries'),
    between(schema.minimum, schema.maximum, ''),
    schema.default === undefined ? '' : `default ${schema.default}`,
  ].filter((limit) => limit !== '');
}

function between(least: number | undefined, most: number | undefined, unit: string): string {
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`;
  if (most !== undefined) return `at most ${most}${unit}`;
  // That a count is not negative goes without saying, and so does that a text is not empty.
  return least !== undefined && least > 1 ? `at least ${least}${unit}` : '';
}
