import { field } from '../../content/labels.ts';
import type { Schema } from '../../content/schemas/openapi.ts';

/** What a value must keep to, in a few words each. */
export function limitsOf(schema: Schema): string[] {
  return [
    between(schema.minLength, schema.maxLength, field.characters),
    between(schema.minItems, schema.maxItems, field.entries),
    between(schema.minimum, schema.maximum, ''),
    schema.default === undefined ? '' : field.preset(schema.default),
  ].filter((limit) => limit !== '');
}

function between(least: number | undefined, most: number | undefined, unit: string): string {
  if (least !== undefined && most !== undefined) return field.range(least, most, unit);
  if (most !== undefined) return field.most(most, unit);
  // That a count is not negative goes without saying, and so does that a text is not empty.
  return least !== undefined && least > 1 ? field.least(least, unit) : '';
}
