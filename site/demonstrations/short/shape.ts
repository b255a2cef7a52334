import type { Short } from '../../../content/schemas/demonstrations/short.ts';

export type Shape = keyof Short['shapes']['names'];

export const shapes: Shape[] = ['tall', 'square', 'wide'];
