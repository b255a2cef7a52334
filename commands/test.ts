import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { refuseArguments } from '../build/arguments.ts';
import { buildDeskWhenStale } from '../build/build-desk.ts';
import { buildSiteWhenStale } from '../build/build-site.ts';
import { root } from '../build/root.ts';
import { runNode } from '../build/run-node.ts';

/** Every test there is, and one line at the end that sums them up. */

type Count = { passed: number; failed: number; skipped: number };
type VitestFile = {
  name: string;
  /** Why the file did not load; empty when it did. */
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
};

const vitest = 'node_modules/vitest/vitest.mjs';
const playwright = 'node_modules/@playwright/test/cli.js';
const reports = join(root, '.cache/test-reports');

async function runVitest(report: string): Promise<Count> {
  const code = await runNode([
    vitest,
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const results = await readReport(report);
  return withCode(code, {
    passed: results.numPassedTests ?? 0,
    failed: results.numFailedTests ?? 0,
    skipped: (results.numPendingTests ?? 0) + (results.numTodoTests ?? 0),
  });
}

async function runPlaywright(): Promise<Count> {
  const report = join(reports, 'playwright.json');
  const code = await runNode([playwright, 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = (await readReport(report)).stats ?? {};
  return withCode(code, { passed: expected, failed: unexpected + flaky, skipped });
}

// A file that does not load fails no test, and yet it has failed.
const withCode = (code: number, count: Count): Count =>
  code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

/** The browser tests print hundreds of lines after these have failed. */
function printFailures(files: VitestFile[] = []): void {
  for (const { name, message } of files.filter(({ message }) => message !== '')) {
    console.log(`failed to load: ${name}\n${message}\n`);
  }
  const tests = files.flatMap((file) => file.assertionResults);
  for (const { fullName, failureMessages } of tests.filter(({ status }) => status === 'failed')) {
    console.log(`failed: ${fullName}\n${failureMessages.join('\n')}\n`);
  }
}

async function readReport(file: string) {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

refuseArguments();
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
await buildSiteWhenStale();
await buildDeskWhenStale();

const vitestReport = join(reports, 'vitest.json');
const counts = [await runVitest(vitestReport), await runPlaywright()];
const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
printFailures((await readReport(vitestReport)).testResults);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
