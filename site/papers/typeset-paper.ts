import { AstroError } from 'astro/errors';
import { renderToStaticMarkup } from 'react-dom/server';
import { company } from '../../content/company.ts';
import { paper as labels, speakers } from '../../content/labels.ts';
import type { Exhibit } from '../../content/schemas/exhibit.ts';
import { formatDay } from '../formats/dates.ts';
import { barsOf, exhibitName, isWorksheet } from '../formats/exhibits.ts';
import { drawings } from '../illustrations/drawings.ts';
import { WidePicture } from '../illustrations/Picture.tsx';
import { typesetPdf } from '../typesetting/typesetter.tsx';
import { firstPage, type Manuscript } from './manuscript.ts';

export const paperLayout = 'site/papers/layout/paper.typ';
export const worksheetsLayout = 'site/papers/layout/worksheets.typ';

/** Where a column ends: on the page it was meant for or not, and how much of that page's height it takes. */
type End = { column: 'words' | 'exhibit'; page: number; fits: boolean; share: number };

export type Print = { pdf: Buffer<ArrayBuffer>; notes: End[] };

/** A paper as it is printed. */
export async function typesetPaper(manuscript: Manuscript, site: string): Promise<Print> {
  const { id, paper, chapters } = manuscript;
  const { title, description, pages } = paper;
  const printed = await typesetPdf<End>(paperLayout, {
    date: dayOf(paper),
    site: new URL(site).origin,
    paper: { title, description, pages },
    cover: coverOf(paper),
    contentsTitle: labels.contents,
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
export async function typesetWorksheets({ id, paper, chapters }: Manuscript): Promise<Print> {
  const sheets = chapters.flatMap(({ title, exhibit }) =>
    exhibit && isWorksheet(exhibit) ? [{ heading: title, exhibit: drawn(exhibit) }] : [],
  );
  const { title, description } = paper;
  const printed = await typesetPdf<End>(worksheetsLayout, {
    date: dayOf(paper),
    title: labels.worksheets(title),
    description,
    sheets,
  });
  refuseWhatRunsOver(printed, id, (page) => sheets[page - 1]?.heading);
  return printed;
}

/** What runs over the page it was meant for stops the build. */
function refuseWhatRunsOver(printed: Print, id: string, titleOf: (page: number) => string | undefined) {
  const over = printed.notes.find(({ fits }) => !fits);
  if (over)
    throw new AstroError(
      `content/white-papers/${id}.md: "${titleOf(over.page)}" holds more than its page (${over.column})`,
    );
}

/** The day a paper is dated, for the typesetter: the same paper is the same file, whenever it is printed. */
const dayOf = ({ date }: Manuscript['paper']) => [
  date.getUTCFullYear(),
  date.getUTCMonth() + 1,
  date.getUTCDate(),
];

function coverOf({ title, date, picture }: Manuscript['paper']) {
  const drawing = drawings[picture];
  const [, first = title, rest = null] = /^([^:]+:) (.+)$/.exec(title) ?? [];
  return {
    title: first,
    subtitle: rest,
    date: labels.kind(formatDay(date)),
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

const dialed = (phone: string) => phone.replaceAll(/[^+\d]/g, '');

/** The last page: where to find us, and this paper. */
function closing(paper: URL) {
  const { email, phone } = company;
  return {
    title: labels.closing,
    text: labels.invitation,
    ways: [
      { label: labels.email, text: email, href: `mailto:${email}` },
      ...(phone ? [{ label: labels.phone, text: phone, href: `tel:${dialed(phone)}` }] : []),
      { label: labels.website, text: paper.host, href: paper.origin },
      { label: labels.online, text: `${paper.host}${paper.pathname}`, href: paper.href },
    ],
    imprint: labels.imprint,
  };
}
