import { AstroError } from 'astro/errors';
import { type MdastNode, markdownToMdast } from 'satteri';
import { undrawnIn } from '../../content/letters.ts';
import type { WhitePaper } from '../../content/schemas/entries.ts';
import type { Exhibit } from '../../content/schemas/exhibit.ts';
import { filledTree } from '../markdown/filled-in.ts';

export type Manuscript = ReturnType<typeof readManuscript>;

type Chapter = {
  title: string;
  page: number;
  words: MdastNode[];
  quote?: string;
  exhibit?: Exhibit;
};

/** The first two pages are the cover and the contents. */
export const firstPage = 3;

/** A white paper for typesetting. Its text is split at the second-level headings, each of which is one page. */
export function readManuscript(id: string, paper: WhitePaper, markdown: string) {
  const written = markdownToMdast(markdown, { features: { smartPunctuation: true } });
  const file = `content/white-papers/${id}.md`;
  const tree = filledTree(written, file);
  refuseUndrawn(file, tree);
  const chapters: Chapter[] = [];
  for (const node of 'children' in tree ? tree.children : []) {
    if (node.type === 'heading' && node.depth === 2) {
      const title = textOf(node);
      const exhibit = paper.exhibits.find(({ after }) => after === title);
      chapters.push({ title, page: firstPage + chapters.length, words: [], ...(exhibit && { exhibit }) });
      continue;
    }
    const chapter = chapters.at(-1);
    if (!chapter)
      throw new AstroError(`${file} has words before its first heading, and must begin with one (## …)`);
    if (node.type === 'blockquote') chapter.quote = textOf(node);
    else chapter.words.push(node);
  }
  check({ id, paper, chapters });
  return { id, paper, chapters };
}

function check({ id, paper, chapters }: Manuscript): void {
  const file = `content/white-papers/${id}.md`;
  for (const { kind, after } of paper.exhibits) {
    if (!chapters.some(({ title, exhibit }) => title === after && exhibit?.kind === kind))
      throw new AstroError(
        `${file}: the exhibit (${kind}) is after "${after}", and must be after a heading of its own: ${chapters.map(({ title }) => title).join(', ')}`,
      );
  }
  const pages = firstPage + chapters.length;
  if (pages !== paper.pages) {
    throw new AstroError(
      `${file}: pages is ${paper.pages}, and must be ${pages}: ${chapters.length} headings, the cover, the contents and the last page`,
    );
  }
}

function refuseUndrawn(file: string, node: MdastNode): void {
  const undrawn = undrawnIn(textOf(node));
  if (undrawn !== undefined)
    throw new AstroError(`${file} has "${undrawn}", which no font here can print: say it in other words`);
}

function textOf(node: MdastNode): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
