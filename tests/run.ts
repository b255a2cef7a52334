import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildDeskWhenStale, buildSiteWhenStale } from '../build/build-site.ts';
import { root } from '../build/root.ts';
import { runNode } from '../build/run-node.ts';
import { readArguments } from '../build/user-error.ts';

/**
 * Every test there is, and one line at the end that sums them up. With --thorough, what fuzzes, kills, races and looks
 * does so at full size (tests/support/thorough.ts).
 */

type Count = { passed: number; failed: number; skipped: number };
/** The result of a runner: its files, and the failures to print again at the end. */
type Ring = { count: Count; ran: string[]; failures: VitestFile[] };
type VitestReport = {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  numTodoTests?: number;
  testResults?: VitestFile[];
};
type PlaywrightReport = {
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** One for each file, named relative to its folder. */
  suites?: { file: string }[];
};
type VitestFile = {
  name: string;
  /** Why the file did not load; empty when it did. */
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
};

const vitest = 'node_modules/vitest/vitest.mjs';
const playwright = 'node_modules/@playwright/test/cli.js';
const reports = join(root, '.cache/test-reports');

/** A project of vitest.config.ts. */
async function runVitest(project: 'unit' | 'server' | 'website'): Promise<Ring> {
  const report = join(reports, `${project}.json`);
  const code = await runNode(
    [
      vitest,
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    howThorough,
  );
  const results: VitestReport = await readReport(report);
  const { testResults = [] } = results;
  return {
    count: withCode(code, {
      passed: results.numPassedTests ?? 0,
      failed: results.numFailedTests ?? 0,
      skipped: (results.numPendingTests ?? 0) + (results.numTodoTests ?? 0),
    }),
    ran: testResults.map(({ name }) => relative(root, name)),
    failures: testResults,
  };
}

async function runPlaywright(): Promise<Ring> {
  const report = join(reports, 'playwright.json');
  const code = await runNode([playwright, 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...howThorough,
  });
  const { stats, suites = [] }: PlaywrightReport = await readReport(report);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats ?? {};
  return {
    count: withCode(code, { passed: expected, failed: unexpected + flaky, skipped }),
    ran: suites.map(({ file }) => join('tests', file)),
    failures: [],
  };
}

async function build(): Promise<void> {
  await buildSiteWhenStale();
  await buildDeskWhenStale();
}

// A file that does not load fails no test, and yet it has failed.
const withCode = (code: number, count: Count): Count =>
  code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

/** The browser tests print hundreds of lines after these have failed. */
function printFailures(files: VitestFile[]): void {
  for (const { name, message } of files.filter(({ message }) => message !== '')) {
    console.log(`failed to load: ${name}\n${message}\n`);
  }
  const tests = files.flatMap((file) => file.assertionResults);
  for (const { fullName, failureMessages } of tests.filter(({ status }) => status === 'failed')) {
    console.log(`failed: ${fullName}\n${failureMessages.join('\n')}\n`);
  }
}

/** A file that no runner looks for fails no test either. */
async function listUnrun(ran: string[]): Promise<string[]> {
  const unrun: string[] = [];
  for await (const file of glob('**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['node_modules/**', '.cache/**'],
  }))
    if (!ran.includes(file)) unrun.push(file);
  return unrun;
}

async function readReport(file: string) {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

const { values } = readArguments({ options: { thorough: { type: 'boolean' } } });
const howThorough: Record<string, string> = values.thorough ? { THOROUGH: 'yes' } : {};
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
// Unit tests need no site, and a build leaves one of two processors to them.
const [unit] = await Promise.all([runVitest('unit'), build()]);
const rings = [unit, await runVitest('server'), await runVitest('website'), await runPlaywright()];
printFailures(rings.flatMap(({ failures }) => failures));
const unrun = await listUnrun(rings.flatMap(({ ran }) => ran));
for (const file of unrun) console.log(`looked for by no runner: ${file}`);
const counts = [...rings.map(({ count }) => count), { passed: 0, failed: unrun.length, skipped: 0 }];
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
