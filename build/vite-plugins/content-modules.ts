import { readFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { type SampleName, samples } from '../../content/samples.ts';
import { offeredCalls } from '../../content/schemas/booking.ts';
import { mistakesIn } from '../../content/schemas/mistakes.ts';
import { readBooking, readYaml } from '../read-yaml.ts';
import { root } from '../root.ts';
import { UserError } from '../user-error.ts';

/**
 * Lets a demonstration import its sample business from content/demonstrations/. The file is checked at build, so that
 * browsers are sent the words and no schema.
 */
export function sampleBusinesses() {
  return {
    name: 'sample-businesses',
    load: async (id: string) =>
      id.endsWith('.yaml') ? `export default ${JSON.stringify(await readSample(id))}` : undefined,
  };
}

/** Reports every mistake in them before pages are written; Vite alone would print a stack. */
export async function checkSamples(): Promise<void> {
  const names = Object.keys(samples);
  await Promise.all(names.map((name) => readSample(join(root, 'content/demonstrations', `${name}.yaml`))));
}

export async function readSample(path: string): Promise<unknown> {
  const file = relative(root, resolve(path)).replaceAll('\\', '/');
  const text = await readFile(path, 'utf8');
  const sample = await readYaml(file);
  const mistakes = mistakesIn(sample, samples[basename(path, '.yaml') as SampleName], file);
  const placeholder = /\{\{.*?\}\}/.exec(text);
  if (placeholder) mistakes.push(`${file}: has ${placeholder[0]}, which only pages and messages fill in`);
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'));
  return sample;
}

/**
 * Lets the form import the few rules of content/booking.yaml that it needs before it asks for times. Where no calls are
 * offered this is null, and a build leaves out all code that depends on it.
 */
export function callsOnOffer() {
  return {
    name: 'calls-on-offer',
    load: async (id: string) =>
      id === join(root, 'content/booking.yaml')
        ? `export const calls = ${JSON.stringify(offeredCalls(await readBooking()))}`
        : undefined,
  };
}

/** Leaves Tailwind's name out of a sheet that a page links beside its own, where that stands already. */
export function unsignedSheets() {
  return {
    name: 'unsigned-sheets',
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      id.endsWith('.css?transform-only') ? code.replace(/^\/\*! tailwindcss .*?\*\//, '') : undefined,
  };
}

/** Lets the site import a shader as text, without its comments and indentation. */
export function shaderText() {
  return {
    name: 'shader-text',
    transform: (code: string, id: string) =>
      id.endsWith('.frag') ? `export default ${JSON.stringify(withoutComments(code))}` : undefined,
  };
}

const withoutComments = (code: string) =>
  code
    .split('\n')
    .map((line) => line.replace(/\/\/.*/, '').trim())
    .filter((line) => line !== '')
    .join('\n');

/**
 * Makes a dynamic import fetch its module and nothing else. Vite's helper would preload style sheets and imports that
 * this site does not have, and weighs more than the module that asks.
 */
export function plainImports() {
  return {
    name: 'plain-imports',
    enforce: 'pre' as const,
    load: (id: string) =>
      id === '\0vite/preload-helper.js'
        ? 'export const __vitePreload = (fetchModule) => fetchModule();'
        : undefined,
    // Here Vite would insert the list of files for its helper.
    renderChunk: (code: string) => code.replaceAll(/,\s*__VITE_PRELOAD__/g, ''),
  };
}
