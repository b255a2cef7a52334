import { cards, facts } from '../../../content/labels.ts';
import type { WhitePaper } from '../../../content/schemas/entries.ts';
import { formatDay } from '../../formats/dates.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { EntryCard, type Listed } from './EntryCard.tsx';

export function WhitePaperRow({ entry: { id, data } }: { entry: Listed<WhitePaper> }) {
  const href = `/resources/white-papers/${id}`;
  return (
    <EntryCard
      {...data}
      row="both"
      href={href}
      facts={
        <>
          <Tag>{facts.pages(data.pages)}</Tag>
          <span>{formatDay(data.date)}</span>
        </>
      }
    >
      <p className="relative mt-6 flex items-center gap-5 print:hidden">
        <ArrowLink href={href} direction="on">
          {cards.readOnline}
          <span className="sr-only"> {data.title}</span>
        </ArrowLink>
        <a
          href={`${href}/download`}
          aria-label={`${cards.downloadPdf}: ${data.title}`}
          title={cards.downloadPdf}
          className="grid size-10 place-items-center rounded-control border border-line-strong transition-colors hover:border-ink hover:bg-raised"
        >
          <DownloadIcon />
        </a>
      </p>
    </EntryCard>
  );
}
