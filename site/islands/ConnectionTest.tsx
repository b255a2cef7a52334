import { useState } from 'react';
import * as say from '../../content/messages/pages.ts';
import type { ConnectionTestSubmission } from '../../contract/rows.ts';
import type { Endpoint } from '../../contract/wire.ts';
import { ButtonRow, buttonClass } from '../ui/ButtonLink.tsx';
import { guarded } from './ErrorBoundary.tsx';
import { configuredEndpoint, newId } from './sending/configured-endpoint.ts';
import { insertRow, isWireError, readJson, readOneRow } from './sending/send-submission.ts';

type TestResult = { kind: 'success'; message: string; rows: unknown[] } | { kind: 'error'; message: string };

const testConnection = (endpoint: Endpoint) =>
  conclude(() => readOneRow(endpoint), {
    success: say.readSucceeded,
    failure: say.readFailed,
  });

const testInsert = (endpoint: Endpoint) =>
  conclude(() => insertRow(endpoint, testRow()), {
    success: say.insertSucceeded,
    failure: say.insertFailed,
  });

async function conclude(
  request: () => Promise<Response>,
  words: { success: string; failure: string },
): Promise<TestResult> {
  try {
    const response = await request();
    const body = await readJson(response);
    if (response.ok && Array.isArray(body)) return { kind: 'success', message: words.success, rows: body };
    return { kind: 'error', message: isWireError(body) && body.message ? body.message : words.failure };
  } catch (error) {
    console.error(error);
    return { kind: 'error', message: say.unexpected };
  }
}

const testRow = (): ConnectionTestSubmission => ({
  id: newId(),
  name: 'Connection test',
  email: 'test@example.com',
  instagram_handle: '@connection-test',
  other_social_media: 'none',
  business_details: 'Written by the connection test page.',
  source: 'connection-test',
});

type Running = 'connection' | 'insert';
type State = { kind: 'idle' } | { kind: 'loading'; test: Running } | TestResult;

const runs = { connection: testConnection, insert: testInsert };

/** Two buttons that call the data interface as a visitor's browser would. */
export const ConnectionTest = guarded(() => {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = state.kind === 'loading' ? state.test : undefined;

  async function run(test: Running) {
    setState({ kind: 'loading', test });
    setState(await runs[test](configuredEndpoint()));
  }

  return (
    <div>
      <ButtonRow>
        <button
          type="button"
          disabled={!!running}
          className={`min-w-[min(14rem,100%)] ${buttonClass.solid}`}
          onClick={() => run('connection')}
        >
          {running === 'connection' ? say.readingButton : say.readButton}
        </button>
        <button
          type="button"
          disabled={!!running}
          className={`min-w-[min(14rem,100%)] ${buttonClass.line}`}
          onClick={() => run('insert')}
        >
          {running === 'insert' ? say.insertingButton : say.insertButton}
        </button>
      </ButtonRow>
      <div aria-live="polite" className="mt-9 min-h-40">
        {(state.kind === 'success' || state.kind === 'error') && <ResultPanel result={state} />}
      </div>
    </div>
  );
});

const look = {
  success: { title: say.successHeading, edge: 'border-green', mark: 'text-green' },
  error: { title: say.errorHeading, edge: 'border-danger', mark: 'text-danger' },
} as const;

/** Green when the test passed, red when it failed. */
export function ResultPanel({ result }: { result: TestResult }) {
  const { title, edge, mark } = look[result.kind];
  return (
    <div data-result={result.kind} className={`rounded-card border bg-raised p-6 ${edge}`}>
      <p className={`font-semibold ${mark}`}>{title}</p>
      <p className="mt-1 first-letter:uppercase">{result.message}</p>
      {result.kind === 'success' && (
        <>
          <p className="mt-5 text-small text-ink-2">{say.visibleRows}</p>
          <pre className="mt-2 font-code text-small break-words whitespace-pre-wrap text-ink-2">
            {JSON.stringify(result.rows, null, 2)}
          </pre>
        </>
      )}
    </div>
  );
}
