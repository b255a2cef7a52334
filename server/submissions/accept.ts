import { faults, type WireFault } from './wire-fault.ts';

export type Shape = 'array' | 'object';

const shapes = new Map<string, Shape>([
  ['*/*', 'array'],
  ['application/*', 'array'],
  ['application/json', 'array'],
  ['application/vnd.pgrst.array+json', 'array'],
  ['application/vnd.pgrst.object+json', 'object'],
]);

export const mediaTypes: Record<Shape, string> = {
  array: 'application/json; charset=utf-8',
  object: 'application/vnd.pgrst.object+json; charset=utf-8',
};

export function chooseShape(accept = '*/*'): Shape | WireFault {
  const wanted = accept.split(',').map((range) => range.trim().replace(/;\s*(q|charset)=[^;]*/gi, ''));
  const known = wanted.find((range) => shapes.has(range)) ?? '';
  return shapes.get(known) ?? faults.badMediaType(accept);
}
