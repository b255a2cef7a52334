import type { ReactNode } from 'react';
import { exhibits } from '../../../content/labels.ts';
import type { Exhibit } from '../../../content/schemas/exhibit.ts';
import { exhibitName, isWorksheet } from '../../formats/exhibits.ts';
import { BarChart } from './BarChart.tsx';
import { Checklist } from './Checklist.tsx';
import { Conversation } from './Conversation.tsx';
import { Form } from './Form.tsx';
import { StepPath } from './StepPath.tsx';
import { TableOfRows } from './TableOfRows.tsx';

type Props = {
  exhibit: Exhibit;
  /** Where the worksheets can be had to print, when there are any. */
  worksheetsHref?: string | undefined;
};

/** What stands beside the words of a white paper, as its PDF has it, or of a case study. */
export function ExhibitFigure({ exhibit, worksheetsHref }: Props) {
  // A sheet of empty cells is of no use on a screen, and every visitor would pay for it.
  const isForPaper = worksheetsHref !== undefined && exhibit.kind === 'table' && isWorksheet(exhibit);
  return (
    <figure className="my-12 border-t border-line pt-6 text-body">
      <figcaption>
        {exhibit.kind !== 'bars' && (
          <span className="mb-1 block text-small text-ink-2">{exhibitName(exhibit)}</span>
        )}
        <span className="block font-semibold text-ink">{exhibit.title}</span>
      </figcaption>
      <div className="mt-6">
        {isForPaper ? <a href={worksheetsHref}>{exhibits.print}</a> : contentOf(exhibit)}
      </div>
      {exhibit.note && <p className="mt-5 text-small text-ink-2">{exhibit.note}</p>}
    </figure>
  );
}

function contentOf(exhibit: Exhibit): ReactNode {
  switch (exhibit.kind) {
    case 'bars':
      return <BarChart exhibit={exhibit} />;
    case 'table':
      return <TableOfRows exhibit={exhibit} />;
    case 'form':
      return <Form exhibit={exhibit} />;
    case 'checklist':
      return <Checklist exhibit={exhibit} />;
    case 'conversation':
      return <Conversation exhibit={exhibit} />;
    case 'path':
      return <StepPath exhibit={exhibit} />;
  }
}
