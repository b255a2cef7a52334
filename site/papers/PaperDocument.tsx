import { Document } from '@react-pdf/renderer';
import { company } from '../../content/company.ts';
import { ChapterPage } from './ChapterPage.tsx';
import { ClosingPage, closingTitle } from './ClosingPage.tsx';
import { ContentsPage } from './ContentsPage.tsx';
import { CoverPage } from './CoverPage.tsx';
import type { Manuscript } from './manuscript.ts';
import { Sheet } from './Sheet.tsx';

/** A white paper on paper: cover, contents, a page for each heading, and where to find us. */
export function PaperDocument({ manuscript, site }: { manuscript: Manuscript; site: string }) {
  const { id, paper, chapters } = manuscript;
  const running = { paperTitle: paper.title, of: paper.pages };
  return (
    <Document
      title={paper.title}
      author={company.name}
      subject={paper.description}
      creator={company.name}
      producer={company.name}
      language="en-US"
      creationDate={paper.date}
      modificationDate={paper.date}
      pageMode="useOutlines"
    >
      <CoverPage paper={paper} />
      <Sheet {...running} title="Contents" anchor="contents" number={2}>
        <ContentsPage chapters={chapters} />
      </Sheet>
      {chapters.map((chapter, index) => (
        <Sheet
          key={chapter.anchor}
          {...running}
          title={chapter.title}
          anchor={chapter.anchor}
          number={index + 3}
        >
          <ChapterPage chapter={chapter} site={site} />
        </Sheet>
      ))}
      <Sheet {...running} title={closingTitle} anchor="closing" number={paper.pages}>
        <ClosingPage site={site} path={`/resources/white-papers/${id}`} />
      </Sheet>
    </Document>
  );
}
