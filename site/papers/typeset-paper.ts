import { AstroError } from 'astro/errors';
import { company } from '../../content/company.ts';
import { paper as labels, speakers } from '../../content/labels.ts';
import type { Exhibit } from '../../content/schemas/exhibit.ts';
import { formatDay } from '../formats/dates.ts';
import { barsOf, exhibitName, isWorksheet } from '../formats/exhibits.ts';
import { altOf, widePicture } from '../illustrations/drawings.ts';
import { typesetPdf } from '../typesetting/typesetter.tsx';
import { firstPage, type Manuscript } from './manuscript.ts';

export const paperLayout = 'site/papers/layout/paper.typ';
export const worksheetsLayout = 'site/papers/layout/worksheets.typ';

/** The end of a column: whether it is on the intended page, and how much of the height it uses. */
type End = { column: 'words' | 'exhibit'; page: number; fits: boolean; share: number };

export type Print = { pdf: Buffer<ArrayBuffer>; notes: End[] };

export async function typesetPaper(manuscript: Manuscript, site: string): Promise<Print> {
  const { id, paper, chapters } = manuscript;
  const { title, description, pages } = paper;
  const printed = await typesetPdf<End>(paperLayout, {
    date: dayOf(paper),
    site: new URL(site).origin,
    paper: { title, description, pages },
    cover: await coverOf(paper),
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

/** Typesets a paper's worksheets, one on each page. */
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

/** Text that does not fit on its page stops the build. */
function refuseWhatRunsOver(printed: Print, id: string, titleOf: (page: number) => string | undefined) {
  const over = printed.notes.find(({ fits }) => !fits);
  if (over)
    throw new AstroError(
      `content/white-papers/${id}.md: "${titleOf(over.page)}" holds more than its page (${over.column})`,
    );
}

/** The paper's date for the typesetter, so that printing the same paper again gives the same file. */
const dayOf = ({ date }: Manuscript['paper']) => [
  date.getUTCFullYear(),
  date.getUTCMonth() + 1,
  date.getUTCDate(),
];

async function coverOf({ title, date, picture }: Manuscript['paper']) {
  const [, first = title, rest = null] = /^([^:]+:) (.+)$/.exec(title) ?? [];
  return {
    title: first,
    subtitle: rest,
    date: labels.kind(formatDay(date)),
    picture: await widePicture(picture),
    alt: altOf(picture),
  };
}

/** An exhibit with the values that are computed rather than written: lengths, names, empty fields. */
function drawn(exhibit: Exhibit) {
  const name = exhibitName(exhibit);
  if (exhibit.kind === 'bars') return { ...exhibit, name, bars: barsOf(exhibit) };
  if (exhibit.kind !== 'conversation') return { ...exhibit, name };
  const messages = exhibit.messages.map((message) => ({ ...message, speaker: speakers[message.from] }));
  return { ...exhibit, name, messages };
}

const dialed = (phone: string) => phone.replaceAll(/[^+\d]/g, '');

/** The last page: how to reach us, and this paper's address. */
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
