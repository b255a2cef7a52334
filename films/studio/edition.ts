import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../build/root.ts';
import type { Shots } from '../../content/schemas/film.ts';
import type { Cut } from '../brand-film/stage.ts';
import { formats } from './formats.ts';

/** What a cut is made from: the program that draws it, its words, its formats, and the browser in which it is drawn. */
export async function editionOf(cut: Cut, program: string, words: Shots): Promise<string> {
  const browser = join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(await readFile(browser, 'utf8')) as { version: string };
  const parts = [cut, version, JSON.stringify(formats[cut]), JSON.stringify(words), program];
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);
}
