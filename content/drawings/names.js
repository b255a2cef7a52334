import { readdirSync } from 'node:fs';

/**
 * The drawings, by the names of their files. Every program runs in the project's folder. This is JavaScript, because the types
 * of schemas are also those of code for browsers, where there are no types of Node.
 */
export const drawingNames = readdirSync('content/drawings')
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -'.svg'.length))
  .sort();
