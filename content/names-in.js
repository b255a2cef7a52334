import { readdirSync } from 'node:fs';

/**
 * The names of the files in a folder of content, without their ending. Every program runs in the project's folder. This is
 * JavaScript, because the types of schemas are also those of code for browsers, where there are no types of Node.
 *
 * @param {string} folder
 * @param {`.${string}`} ending
 * @returns {string[]}
 */
export const namesIn = (folder, ending) =>
  readdirSync(`content/${folder}`)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
