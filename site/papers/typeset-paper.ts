import { renderToStaticMarkup } from 'react-dom/server';
import type { Exhibit } from '../../content/schemas/exhibit.ts';
import { barsOf } from '../formats/bar-lengths.ts';
import { formatDay } from '../formats/dates.ts';
import { exhibitName, isWorksheet, speakers } from '../formats/exhibits.ts';
import { drawings } from '../illustrations/drawings.ts';
import { WidePicture } from '../illustrations/WidePicture.tsx';
import { type TypesetDocument, typeset } from '../typesetting/typesetter.ts';
import { closing } from './closing.ts';
import { firstPage, type Manuscript } from './manuscript.ts';

export const paperLayout = 'site/papers/layout/paper.typ';
export const worksheetsLayout = 'site/papers/layout/worksheets.typ';

/** Where a column ends: on the page it was meant for or not, and how much of that page's height it takes. */
type End = { column: 'words' | 'exhibit'; page: number; fits: boolean; share: number };

const endsOf = (printed: TypesetDocument) => printed.notes<End>('end');

/** A paper as it is printed. */
export async function typesetPaper(manuscript: Manuscript, site: string): Promise<TypesetDocument> {
  const { id, paper, chapters } = manuscript;
  const { title, description, pages } = paper;
  const printed = await typeset(paperLayout, {
    site: new URL(site).origin,
    paper: { title, description, pages },
    cover: coverOf(paper),
    contentsTitle: 'Contents',
    chapters: chapters.map(({ exhibit, ...chapter }) => ({
      ...chapter,
      anchor: `page-${chapter.page}`,
      ...(exhibit && { exhibit: drawn(exhibit) }),
    })),
    closing: closing(new URL(`/resources/white-papers/${id}`, site)),
  });
  refuseWhatRunsOver(printed, id, (page) => chapters[page - firstPage]?.title);
  return printed;
}

/** The worksheets of a paper alone, one to a page. */
export async function typesetWorksheets({ id, paper, chapters }: Manuscript): Promise<TypesetDocument> {
  const sheets = chapters.flatMap(({ title, exhibit }) =>
    exhibit && isWorksheet(exhibit) ? [{ heading: title, exhibit: drawn(exhibit) }] : [],
  );
  const { title, description } = paper;
  const printed = await typeset(worksheetsLayout, { title: `Worksheets: ${title}`, description, sheets });
  refuseWhatRunsOver(printed, id, (page) => sheets[page - 1]?.heading);
  return printed;
}

/** What runs over the page it was meant for stops the build. */
function refuseWhatRunsOver(
  printed: TypesetDocument,
  id: string,
  titleOf: (page: number) => string | undefined,
) {
  const over = endsOf(printed).find(({ fits }) => !fits);
  if (over)
    throw new Error(
      `content/white-papers/${id}.md: "${titleOf(over.page)}" holds more than its page (${over.column})`,
    );
}

function coverOf({ title, date, picture }: Manuscript['paper']) {
  const drawing = drawings[picture];
  const [, first = title, rest = null] = /^([^:]+:) (.+)$/.exec(title) ?? [];
  return {
    title: first,
    subtitle: rest,
    date: `White paper, ${formatDay(date)}`,
    picture: renderToStaticMarkup(WidePicture({ drawing })),
    alt: drawing.alt,
  };
}

/** An exhibit with what is worked out rather than written: lengths, names, what is left to fill in. */
function drawn(exhibit: Exhibit) {
  const name = exhibitName(exhibit);
  if (exhibit.kind === 'bars') return { ...exhibit, name, bars: barsOf(exhibit) };
  if (exhibit.kind !== 'conversation') return { ...exhibit, name };
  const messages = exhibit.messages.map((message) => ({ ...message, speaker: speakers[message.from] }));
  return { ...exhibit, name, messages };
}
