import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Page, chromium as playwright } from '@playwright/test';
import { build } from 'vite';
import { chromium, launchBrowser } from '../../browser/chromium.ts';
import { root } from '../../build/root.ts';
import { shaderText } from '../../build/vite-plugins/shader-text.ts';
import type { Shots } from '../../content/schemas/film.ts';
import type { Cut } from '../brand-film/film-stage.ts';
import { formats, lessonFormats } from './keep.ts';

/** Encoding needs a secure origin. Nothing is requested from this address. */
const address = 'https://studio.localhost/';

/** Opens the page that draws films, in the browser that comes with the tests. */
export async function openStudio(program: string) {
  const browser = await launchBrowser();
  const page: Page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.route(`${address}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' }),
  );
  await page.goto(address);
  await page.addScriptTag({ content: program });
  return { page, close: () => browser.close() };
}

export type Studio = Awaited<ReturnType<typeof openStudio>>;

/** Opens a lesson's player as the studio, in a browser that can draw HTML on a canvas. */
export async function openLessonStudio(program: string, player: string): Promise<Studio> {
  const options = await chromium();
  const browser = await playwright.launch({
    ...options,
    args: [...options.args, '--enable-blink-features=CanvasDrawElement'],
  });
  // The player's policy would forbid our script.
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
  page.setDefaultTimeout(0);
  await waitForFonts(page);
  const studio = { page, close: () => browser.close() };
  await goToLesson(studio, program, player);
  return studio;
}

/** The same studio, at the player of another lesson. */
export async function goToLesson({ page }: Studio, program: string, player: string): Promise<void> {
  await page.goto(player);
  await page.addScriptTag({ content: program });
}

/**
 * Waits for the fonts. A visitor may get a late font on the next page, but a picture has only one chance. Needs a page
 * whose policy is bypassed.
 */
export async function waitForFonts(page: Page): Promise<void> {
  await page.route('**/player', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll('font-display:optional', 'font-display:block') });
  });
}

/** A hash of everything a cut is made from: the drawing program, the words, the formats and the browser. */
export const editionOf = async (cut: Cut, program: string, words: Shots): Promise<string> =>
  hashOf([cut, await browserVersion(), JSON.stringify(formats[cut]), JSON.stringify(words), program]);

/** The same for a lesson, which is drawn from what its player's page is sent. */
export const lessonEdition = async (program: string, ingredients: string): Promise<string> =>
  hashOf([await browserVersion(), JSON.stringify(lessonFormats), ingredients, program]);

async function browserVersion(): Promise<string> {
  const browser = join(root, 'node_modules/@sparticuz/chromium/package.json');
  return (JSON.parse(await readFile(browser, 'utf8')) as { version: string }).version;
}

const hashOf = (parts: string[]) => createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);

type Program = 'brand-film' | 'lesson';

/** Bundles the program that draws and records a film into one script with fonts and drawings. */
export function bundleProgram(entry: Program): Promise<string> {
  const program = bundled.get(entry) ?? bundle(new URL(`../in-page/${entry}.ts`, import.meta.url));
  bundled.set(entry, program);
  return program;
}

/** Bundled once for all lessons. */
const bundled = new Map<Program, Promise<string>>();

/** Bundles a script for the studio's page. */
export async function bundle(entry: URL): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [shaderText()],
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(entry),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite gave no single script.');
  return result.output[0].code;
}
