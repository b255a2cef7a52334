import { z } from 'zod';

function postgresType(value: z.ZodType): string {
  if (value instanceof z.ZodNullable) return postgresType(value.unwrap() as z.ZodType);
  if (value instanceof z.ZodGUID) return 'uuid';
  if (value instanceof z.ZodISODateTime) return 'timestamptz';
  if (value instanceof z.ZodISODate) return 'date';
  if (value instanceof z.ZodNumberFormat) return 'integer';
  if (value instanceof z.ZodBoolean) return 'boolean';
  const isOfObjects =
    value instanceof z.ZodArray && [z.ZodObject, z.ZodUnion].some((kind) => value.element instanceof kind);
  if (value instanceof z.ZodObject || isOfObjects) return 'jsonb';
  if (value instanceof z.ZodArray) return `${postgresType(value.element as z.ZodType)}[]`;
  return 'text';
}

export const postgresTypes = ({ shape }: z.ZodObject): Record<string, string> =>
  Object.fromEntries(Object.entries(shape).map(([name, value]) => [name, postgresType(value as z.ZodType)]));
