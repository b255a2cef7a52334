import { fetchMain } from './fetch-main.ts';
import { termsOf } from './terms.ts';

/** Where on a page a question is answered: the words themselves, and the nearest place that can be linked to. */
export type Passage = { text: string; anchor: string };

type Block = Passage & { terms: Set<string> };

const pages = new Map<string, Promise<Block[]>>();

/** The block of a page that holds most of the words asked for; nothing when only its title does. */
export async function passageOf(
  path: string,
  terms: string[],
  signal: AbortSignal,
): Promise<Passage | undefined> {
  let page = pages.get(path);
  if (!page) {
    page = readBlocks(path, signal);
    page.catch(() => pages.delete(path));
    pages.set(path, page);
  }
  const blocks = await page;
  const counts = blocks.map((block) => terms.filter((term) => holds(block, term)).length);
  const most = Math.max(0, ...counts);
  return most > 0 ? blocks[counts.indexOf(most)] : undefined;
}

const holds = ({ terms }: Block, asked: string) => [...terms].some((term) => term.startsWith(asked));

async function readBlocks(path: string, signal: AbortSignal): Promise<Block[]> {
  const page = await fetchMain(path, signal);
  for (const frame of page.querySelectorAll(':is(nav, svg, template, [data-screen-only])')) frame.remove();

  const blocks: Block[] = [];
  let anchor = '';
  for (const element of page.querySelectorAll(':is([id], p, li, dd, td, h2, h3, summary)')) {
    if (element.id) anchor = `#${element.id}`;
    if (element.matches('p, li, dd, td, summary') && !element.querySelector('p, li')) {
      const text = element.textContent.replaceAll(/\s+/g, ' ').trim();
      blocks.push({ text, anchor, terms: new Set(termsOf(text)) });
    }
  }
  return blocks;
}
