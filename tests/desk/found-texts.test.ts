import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';
import { root } from '../../build/root.ts';
import type { PageWords } from '../../contract/website.ts';
import { readContent } from '../../server/website/checkout.ts';
import { copyProject } from '../processes/project-copy.ts';
import { startServer } from '../processes/server.ts';
import { serviceKey } from '../support/engines.ts';
import { marks, markWords } from '../support/marked-words.ts';
import { isThorough } from '../support/thorough.ts';
import { openWebsite } from '../support/website.ts';

/**
 * Compares the words that the desk finds for each text of each page with a build in which every text of content/ has a
 * mark of its own.
 */

type Shown = {
  /** The desk's answer for each text that it finds: the way to its element, and the words it may be. */
  spots: { way: string; words: string[] }[];
};

/** The desk's own module, as a script that gives `finder`. */
async function finderScript(): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(root, 'desk/website/in-page/page-in-frame.ts'), formats: ['iife'], name: 'finder' },
    },
  })) as { output: { code: string }[] }[];
  return built?.output[0]?.code ?? '';
}

/** Everything that stands on both pages at the same place. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page
    .waitForFunction(() => !document.querySelector('astro-island[ssr]'), undefined, { timeout: 2_000 })
    .catch(() => undefined);
}

test('no text of any page is mistaken for another one', async ({ browser }) => {
  test.skip(!isThorough, 'It builds the site once more.');
  test.setTimeout(20 * 60_000);
  const marked = markWords(await readContent(root));
  expect(marked.owners.size).toBeGreaterThan(2_000);
  const copy = await copyProject();
  for (const [file, source] of marked.files) await writeFile(join(copy.folder, file), source);
  // A paper has no room for marks, and only pages are read here.
  await copy.change('site/papers/typeset-paper.ts', (text) =>
    text.replace('=> !fits)', '=> fits === undefined)'),
  );
  await copy.build();
  const settings = { SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0' };
  const [server, other] = [
    await startServer(settings),
    await startServer(settings, join(copy.folder, 'server/main.ts')),
  ];
  const website = await openWebsite(server.url);
  const script = await finderScript();
  const page = await browser.newPage({ bypassCSP: true });
  const count = { right: 0, asked: 0, unmarked: 0, told: 0, elsewhere: 0 };
  const faults: string[] = [];
  const { pages } = await website.state();
  for (const { path } of pages) {
    const { body } = await website.asked('words', { path, build: 'online' });
    await open(page, server.url + path);
    await page.addScriptTag({ content: script });
    const { spots } = await page.evaluate(findIn, body as PageWords);
    await open(page, other.url + path);
    const { texts, loose } = await page.evaluate(readIn, {
      ways: spots.map(({ way }) => way),
      pattern: marks.source,
    });
    for (const [index, { words, way }] of spots.entries()) {
      const there = texts[index]?.flatMap((each) => marked.owners.get(each) ?? []) ?? [];
      if (texts[index] === null) count.elsewhere += 1;
      else if (there.length === 0) count.unmarked += 1;
      else if (there.some((each) => words.includes(each))) count[words.length === 1 ? 'right' : 'asked'] += 1;
      else faults.push(`${path} ${way}: found ${words.join(' or ')}, it is ${there.join(', ')}`);
    }
    // Of what is not found the desk says who changes it.
    count.told += loose.length;
  }
  console.log(count);
  expect(faults).toEqual([]);
  await Promise.all([server.stop(), other.stop()]);
  await copy.remove();
});

/** In the page: what the desk finds. */
function findIn(words: PageWords): Shown {
  type Finder = {
    openPage: (
      frame: object,
      ...rest: unknown[]
    ) => { spots: { element: Element; words: { file: string; place: string }[] }[] };
  };
  const { finder } = window as unknown as { finder: Finder };
  // Painting what is typed comes later, and would not change the page here.
  const { spots } = finder.openPage(
    { contentDocument: document, contentWindow: window },
    words,
    () => false,
    {},
  );
  const wayTo = (element: Element): string => {
    const { parentElement } = element;
    if (!parentElement || element === document.body) return '';
    // Made by the desk, so that the other page has none.
    if (element.matches('[data-own]')) return wayTo(parentElement);
    const others = [...parentElement.children].filter((each) => !each.matches('[data-own]'));
    return `${wayTo(parentElement)}/${others.indexOf(element)}`;
  };
  return {
    spots: spots.map(({ element, words }) => ({
      way: wayTo(element),
      words: words.map(({ file, place }) => `${file}#${place}`),
    })),
  };
}

/** In the marked page: the marks at each way, null where it leads nowhere, and those that no way leads to. */
function readIn({ ways, pattern }: { ways: string[]; pattern: string }) {
  const marksIn = (text: string) => text.match(new RegExp(pattern, 'g')) ?? [];
  const elements = ways.map((way) =>
    way
      .split('/')
      .slice(1)
      .reduce<Element | undefined>((element, index) => element?.children[Number(index)], document.body),
  );
  const texts = elements.map((element) => (element ? marksIn(element.textContent ?? '') : null));
  const covered = new Set(texts.flatMap((each) => each ?? []));
  const loose = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style, svg, noscript, template, iframe, canvas')) continue;
    for (const each of marksIn(node.nodeValue ?? '')) if (!covered.has(each)) loose.add(each);
  }
  return { texts, loose: [...loose] };
}
