import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Result } from 'lighthouse';
import { buildSiteWhenStale } from '../build/build-site.ts';
import { root } from '../build/root.ts';
import { startServer } from '../harness/server.ts';
import { benchLargestPaint } from './largest-paint.ts';
import { openSlowPhone, visits } from './slow-phone.ts';
import type { Verdict } from './verdict.ts';

/** What Lighthouse says of a page of every kind; with `--beside`, how its largest paint compares with another build's. */

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const wanted = 100;

export const lighthouseOptions = {
  beside: { type: 'string' },
  'at-most': { type: 'string', default: 'Infinity' },
} as const;

export async function benchLighthouse(): Promise<Verdict[]> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: lighthouseOptions,
  });
  return values.beside ? benchLargestPaint(values.beside, Number(values['at-most'])) : rateEveryKind();
}

async function rateEveryKind(): Promise<Verdict[]> {
  await buildSiteWhenStale();
  const [server, phone] = [await startServer(), await openSlowPhone()];
  console.log(`${'page'.padEnd(52)} ${categories.join('  ')}`);
  const verdicts: Verdict[] = [];
  for (const path of await onePageOfEachKind()) {
    const results: Result[] = [];
    for (let visit = 0; visit < visits; visit += 1)
      results.push(await phone.visit(server.url + path, categories));
    verdicts.push(report(path, medianOf(results)));
  }
  await phone.close();
  await server.stop();
  return verdicts;
}

const performanceOf = ({ categories: { performance } }: Result) => performance?.score ?? 0;

const medianOf = (results: Result[]) =>
  results.toSorted((one, other) => performanceOf(one) - performanceOf(other))[
    Math.floor(results.length / 2)
  ] as Result;

/** The first of the pages that differ in nothing but the end of their address. */
async function onePageOfEachKind(): Promise<string[]> {
  const sitemap = await readFile(join(root, 'dist/sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const lists = paths.filter((path) => paths.some((other) => other.startsWith(`${path}/`)));
  const isOwnKind = (path: string) => lists.includes(path) || path.split('/').length === 2;
  const kindOf = (path: string) =>
    isOwnKind(path) ? path : path.slice(0, path.lastIndexOf('/')).concat('/');
  return [...new Map(paths.toReversed().map((path) => [kindOf(path), path])).values()].toReversed();
}

function report(path: string, { categories: rated, audits }: Result): Verdict {
  const scores = categories.map((name) => Math.round((rated[name]?.score ?? 0) * 100));
  console.log(
    `${path.padEnd(52)} ${scores.map((score, index) => String(score).padStart(categories[index]?.length ?? 0)).join('  ')}`,
  );
  const isKept = scores.every((score) => score >= wanted);
  if (!isKept) explain(rated, audits);
  return { what: path, isKept };
}

function explain(rated: Result['categories'], audits: Result['audits']): void {
  const counted = categories
    .flatMap((name) => rated[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0);
  for (const { id } of counted) {
    const { score, title, displayValue = '' } = audits[id] ?? {};
    if (typeof score === 'number' && score < 0.9) console.log(`  ${title} ${displayValue}`);
  }
}
