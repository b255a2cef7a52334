import { errorHeading, successHeading, visibleRows } from '../../../content/messages/connection-test.ts';
import type { TestResult } from './tests.ts';

const look = {
  success: { title: successHeading, edge: 'border-green', mark: 'text-green' },
  error: { title: errorHeading, edge: 'border-danger', mark: 'text-danger' },
} as const;

/** Green when the test passed, red when it did not. */
export function ResultPanel({ result }: { result: TestResult }) {
  const { title, edge, mark } = look[result.kind];
  return (
    <div data-result={result.kind} className={`rounded-card border bg-raised p-6 ${edge}`}>
      <p className={`font-semibold ${mark}`}>{title}</p>
      <p className="mt-1 first-letter:uppercase">{result.message}</p>
      {result.kind === 'success' && (
        <>
          <p className="mt-5 text-small text-ink-2">{visibleRows}</p>
          <pre className="mt-2 font-code text-small break-words whitespace-pre-wrap text-ink-2">
            {JSON.stringify(result.rows, null, 2)}
          </pre>
        </>
      )}
    </div>
  );
}
