import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium as playwright } from '@playwright/test';
import { chromiumWithWebGL } from '../../browser/chromium.ts';
import { buildSiteWhenStale } from '../../build/build-site.ts';
import { root } from '../../build/root.ts';
import { freePort } from '../processes/free-port.ts';
import { startServer } from '../processes/server.ts';
import { median } from './requests.ts';
import type { Verdict } from './verdict.ts';

/** Lighthouse's scores for a page of every kind; with `--beside`, its largest paint compared with another build's. */

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const wanted = 100;

export const lighthouseOptions = {
  beside: { type: 'string' },
  'at-most': { type: 'string', default: 'Infinity' },
} as const;

/** What is read of Lighthouse's result. */
type Result = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { score: number | null; title: string; displayValue?: string; numericValue?: number }
  >;
};

type Lighthouse = (url: string, options: object) => Promise<{ lhr: Result } | undefined>;

const version = '13.5.0';

/** Fetched when it is first asked for, because its hundred packages serve this bench alone. */
async function fetchLighthouse(): Promise<Lighthouse> {
  const folder = join(root, `.cache/lighthouse-${version}`);
  const main = join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(main))
    execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', `lighthouse@${version}`], {
      stdio: 'inherit',
    });
  return (await import(pathToFileURL(main).href)).default;
}

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

const performanceOf = ({ categories }: Result) => categories['performance']?.score ?? 0;

const medianOf = (results: Result[]) =>
  results.toSorted((one, other) => performanceOf(one) - performanceOf(other))[
    Math.floor(results.length / 2)
  ] as Result;

/** The first of the pages that differ only at the end of their address. */
async function onePageOfEachKind(): Promise<string[]> {
  const sitemap = await readFile(join(root, 'dist/sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const lists = paths.filter((path) => paths.some((other) => other.startsWith(`${path}/`)));
  // Each solution opens with a demonstration of its own.
  const isOwnKind = (path: string) =>
    lists.includes(path) || path.startsWith('/solutions/') || path.split('/').length === 2;
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

/** The time of the largest paint here and in another built checkout, measured in turns. */

const paths = ['/', '/resources/blog/ai-barber-shop'];

async function benchLargestPaint(beside: string, atMost: number): Promise<Verdict[]> {
  await buildSiteWhenStale();
  const [here, there] = [await startServer(), await startServer({}, resolve(beside, 'server/main.ts'))];
  const phone = await openSlowPhone();
  const paintOf = async (url: string) => {
    const { audits } = await phone.visit(url, ['performance']);
    return audits['largest-contentful-paint']?.numericValue ?? Number.NaN;
  };

  const verdicts: Verdict[] = [];
  for (const path of paths) {
    const paints: { here: number[]; there: number[] } = { here: [], there: [] };
    for (let visit = 0; visit < visits; visit += 1) {
      paints.there.push(await paintOf(there.url + path));
      paints.here.push(await paintOf(here.url + path));
    }
    const share = median(paints.here) / median(paints.there);
    console.log(
      `${path.padEnd(32)} ${seconds(median(paints.here))} here, ${seconds(median(paints.there))} there: ${share.toFixed(2)}`,
    );
    verdicts.push({ what: `${path} takes more than ${atMost} of the other`, isKept: share <= atMost });
  }
  await phone.close();
  await Promise.all([here.stop(), there.stop()]);
  return verdicts;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** Lighthouse, which simulates a slow phone. */
async function openSlowPhone() {
  const lighthouse = await fetchLighthouse();
  const [options, port] = [await chromiumWithWebGL(), await freePort()];
  const browser = await playwright.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  return {
    async visit(url: string, categories: readonly string[]): Promise<Result> {
      const result = await lighthouse(url, { port, onlyCategories: [...categories] });
      if (!result) throw new Error(`Lighthouse has nothing to say about ${url}.`);
      return result.lhr;
    },
    close: () => browser.close(),
  };
}

/** One visit measures the machine as much as the page; Lighthouse advises the median of several. */
const visits = 3;
