import { cards, facts } from '../../../content/labels.ts';
import type { WhitePaper } from '../../../content/schemas/entries.ts';
import { formatDay } from '../../formats/dates.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { EntryRow } from './EntryRow.tsx';

export function WhitePaperRow({ id, paper }: { id: string; paper: WhitePaper }) {
  const href = `/resources/white-papers/${id}`;
  return (
    <EntryRow
      lead="both"
      href={href}
      title={paper.title}
      description={paper.description}
      picture={paper.picture}
      facts={
        <>
          <Tag>{facts.pages(paper.pages)}</Tag>
          <span>{formatDay(paper.date)}</span>
        </>
      }
    >
      <p className="relative mt-6 flex items-center gap-5 print:hidden">
        <ArrowLink href={href} direction="on">
          {cards.readOnline}
          <span className="sr-only"> {paper.title}</span>
        </ArrowLink>
        <a
          href={`${href}/download`}
          aria-label={`${cards.downloadPdf}: ${paper.title}`}
          title={cards.downloadPdf}
          className="grid size-10 place-items-center rounded-control border border-line-strong transition-colors hover:border-ink hover:bg-raised"
        >
          <DownloadIcon />
        </a>
      </p>
    </EntryRow>
  );
}
