import type { WhitePaper } from '../../content/schemas/white-paper.ts';
import { formatDay } from '../library/dates.ts';
import { Mark } from '../ui/Mark.tsx';
import { EntryCard } from './EntryCard.tsx';

export function WhitePaperCard({ id, paper }: { id: string; paper: WhitePaper }) {
  return (
    <EntryCard
      href={`/resources/white-papers/${id}`}
      title={paper.title}
      description={paper.description}
      picture={paper.picture}
      marks={
        <>
          <Mark>{paper.pages} pages</Mark>
          <span>{formatDay(paper.date)}</span>
        </>
      }
    >
      <p className="mt-4 text-small font-medium text-ink" aria-hidden="true">
        Read Online
      </p>
    </EntryCard>
  );
}
