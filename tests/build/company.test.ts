import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { company } from '../../content/company.ts';
import { makeEnquiry } from '../../harness/enquiry.ts';
import { copyProject, type ProjectCopy } from '../../harness/project-copy.ts';
import { startServer } from '../../harness/server.ts';
import { send } from '../support/enquiries.ts';
import { startMailbox } from '../support/mailbox.ts';

/** Another company moves in: it changes content/company.ts and nothing else. */
const others = {
  name: 'Lumenwerk',
  url: 'https://lumenwerk.test',
  apiUrl: 'https://api.lumenwerk.test',
  email: 'desk@lumenwerk.test',
  answerTime: '3 days',
} as const;
const changed = Object.keys(others) as (keyof typeof others)[];

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
  await copy.change('content/company.ts', (text) =>
    changed.reduce(
      (rewritten, field) => rewritten.replace(`'${company[field]}'`, `'${others[field]}'`),
      text,
    ),
  );
  await copy.build();
});
afterAll(() => copy.remove());

const binary = new Set(['.avif', '.br', '.gz', '.ico', '.png', '.webp', '.woff2']);

/** What a visitor or a program can read in the built site, file by file. */
async function textsOfSite(): Promise<[file: string, text: string][]> {
  const folder = join(copy.folder, 'dist');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !binary.has(extname(entry.name)));
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file.slice(folder.length), await textOf(file)] as [string, string];
    }),
  );
}

async function textOf(file: string): Promise<string> {
  const bytes = await readFile(file);
  if (extname(file) !== '.pdf') return bytes.toString();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}

const withoutTags = (text: string) => text.replaceAll(/<[^>]*>/g, ' ');

const formerName = new RegExp(company.name, 'i');
/** Not every "two hours" is the promise: a fact sheet takes as long. */
const formerPromise = new RegExp(`within\\s+(${company.answerTime.replace(' ', '\\s+')}|two\\s+hours)`, 'i');

test('no page, paper, feed or script says who the company was and what it promised', async () => {
  const texts = await textsOfSite();
  const filesThatSay = (former: RegExp) =>
    texts
      .filter(([, text]) => [text, withoutTags(text)].some((read) => former.test(read)))
      .map(([file]) => file);
  expect(texts.length).toBeGreaterThan(100);
  expect(filesThatSay(formerName)).toEqual([]);
  expect(filesThatSay(formerPromise)).toEqual([]);
  expect(await copy.built('contact/sent/index.html')).toContain(
    `We&#x27;ll get back to you within ${others.answerTime}.`,
  );
});

test('the logo is written in the letters of the name', async () => {
  for (const picture of ['brand/wordmark.svg', 'brand/logo-one-color.svg']) {
    const outlines = [...(await copy.built(picture)).matchAll(/transform="translate\(\d+\)" d="([^"]+)"/g)];
    const letters = outlines.map(([, outline]) => outline);
    expect(letters.map((letter) => letters.indexOf(letter))).toEqual(
      [...others.name].map((letter) => others.name.indexOf(letter)),
    );
  }
});

test('the mail about an enquiry speaks for the company there is', async () => {
  const mailbox = await startMailbox();
  const server = await startServer(
    { ...mailbox.settings, NOTIFY_EMAIL: others.email },
    join(copy.folder, 'server/main.ts'),
  );
  onTestFinished(async () => {
    await Promise.all([server.stop(), mailbox.stop()]);
  });
  await send(server.url, makeEnquiry());
  await expect.poll(() => mailbox.mails).toHaveLength(1);
  const mail = mailbox.mails[0]?.raw;
  expect(mail).toContain(`${others.name} has promised an answer within ${others.answerTime}.`);
  expect(mail).not.toMatch(formerName);
});
