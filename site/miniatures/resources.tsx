import type { ReactNode } from 'react';
import type { Article, CaseStudy } from '../../content/schemas/entries.ts';
import type { DescribedOperation } from '../api-reference/describe.ts';
import { formatDay } from '../formats/dates.ts';
import { shortened } from '../formats/shortened.ts';

function Still({ children }: { children: ReactNode }) {
  return (
    <div className="miniature" aria-hidden="true">
      {children}
    </div>
  );
}

/** What a guide goes through, step by step. */
export function GuideSteps({ headings }: { headings: string[] }) {
  return (
    <Still>
      <ol className="mini-guide">
        {headings.slice(0, 5).map((heading) => (
          <li key={heading}>{shortened(heading, 38)}</li>
        ))}
      </ol>
    </Still>
  );
}

/** How an article begins. */
export function ArticleOpening({ article: { title, date, excerpt } }: { article: Article }) {
  return (
    <Still>
      <div className="mini-article">
        <small>{formatDay(date)}</small>
        <p>{shortened(title, 60)}</p>
        {shortened(excerpt, 130)}
      </div>
    </Still>
  );
}

/** What a case study counts. */
export function CaseFigures({ results }: Pick<CaseStudy, 'results'>) {
  return (
    <Still>
      <dl className="mini-results">
        {results.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Still>
  );
}

/** An operation of the API and what it answers. */
export function Endpoint({ operation: { method, path, answers } }: { operation: DescribedOperation }) {
  return (
    <Still>
      <div className="mini-endpoint">
        <p>
          <b>{method.toUpperCase()}</b> {path}
        </p>
        <pre className="mini-code">{answers[0]?.example?.split('\n').slice(0, 7).join('\n')}</pre>
      </div>
    </Still>
  );
}
