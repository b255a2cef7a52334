import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../build/root.ts';
import type { Shots } from '../../content/schemas/film.ts';
import type { Cut } from '../brand-film/stage.ts';
import { formats, lessonFormat } from './formats.ts';

/** What a cut is made from: the program that draws it, its words, its formats, and the browser in which it is drawn. */
export const editionOf = async (cut: Cut, program: string, words: Shots): Promise<string> =>
  hashOf([cut, await browserVersion(), JSON.stringify(formats[cut]), JSON.stringify(words), program]);

/** The same of a lesson, which is drawn from what its player's page is sent. */
export const lessonEdition = async (program: string, ingredients: string): Promise<string> =>
  hashOf([await browserVersion(), JSON.stringify(lessonFormat), ingredients, program]);

async function browserVersion(): Promise<string> {
  const browser = join(root, 'node_modules/@sparticuz/chromium/package.json');
  return (JSON.parse(await readFile(browser, 'utf8')) as { version: string }).version;
}

const hashOf = (parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);
