import { fileURLToPath } from 'node:url';
import { type Page, chromium as playwright } from '@playwright/test';
import { build } from 'vite';
import { chromium, chromiumWithWebGL } from '../../browser/chromium.ts';
import { shaderText } from '../../build/vite-plugins/content-modules.ts';

type Program = 'brand-film' | 'lesson';

/** Encoding needs a secure origin. Nothing is requested from this address. */
const empty = 'https://studio.localhost/';

/**
 * Opens a page that draws a film, in the browser that comes with the tests: that of a lesson's player, or an empty one. What the
 * program says on the way is reported.
 */
export async function openStudio(program: Program, player = empty, report = (_line: string) => {}) {
  const options = await (program === 'lesson' ? chromium() : chromiumWithWebGL());
  const browser = await playwright.launch({
    ...options,
    args: [...options.args, '--enable-blink-features=CanvasDrawElement'],
  });
  // The player's policy would forbid our script.
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
  page.setDefaultTimeout(0);
  page.on('console', (message) => report(message.text()));
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await waitForFonts(page);
  const goTo = async (address: string) => {
    await page.goto(address);
    await page.addScriptTag({ content: await bundleProgram(program) });
  };
  await goTo(player);
  return { page, goTo, close: () => browser.close() };
}

export type Studio = Awaited<ReturnType<typeof openStudio>>;

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

/** Bundles the program that draws and records a film into one script with fonts and drawings; once for all lessons. */
function bundleProgram(program: Program): Promise<string> {
  const script = bundled.get(program) ?? bundle(new URL(`../in-page/${program}.ts`, import.meta.url));
  bundled.set(program, script);
  return script;
}

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
