import { useState } from 'react';
import * as say from '../../content/messages/pages.ts';
import type { ConnectionTestSubmission } from '../../contract/rows.ts';
import type { Endpoint } from '../../contract/wire.ts';
import { ButtonRow, buttonClass } from '../ui/ButtonLink.tsx';
import { guarded } from './ErrorBoundary.tsx';
import { configuredEndpoint, newId } from './sending/configured-endpoint.ts';
import { insertRow, isWireError, readJson, readOneRow } from './sending/send-submission.ts';

type TestResult = { kind: 'success'; message: string; rows: unknown[] } | { kind: 'error'; message: string };

const reading = {
  look: buttonClass.solid,
  request: readOneRow,
  ...{ button: say.readButton, busy: say.readingButton },
  ...{ success: say.readSucceeded, failure: say.readFailed },
};

const inserting = {
  look: buttonClass.line,
  request: (endpoint: Endpoint) => insertRow(endpoint, testRow()),
  ...{ button: say.insertButton, busy: say.insertingButton },
  ...{ success: say.insertSucceeded, failure: say.insertFailed },
};

type Test = typeof reading;

async function resultOf({ request, success, failure }: Test): Promise<TestResult> {
  try {
    const response = await request(configuredEndpoint());
    const body = await readJson(response);
    if (response.ok && Array.isArray(body)) return { kind: 'success', message: success, rows: body };
    return { kind: 'error', message: isWireError(body) && body.message ? body.message : failure };
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

/** Two buttons that call the data interface as a visitor's browser would. */
export const ConnectionTest = guarded(() => {
  const [running, setRunning] = useState<Test>();
  const [result, setResult] = useState<TestResult>();

  async function run(test: Test) {
    setRunning(test);
    setResult(undefined);
    setResult(await resultOf(test));
    setRunning(undefined);
  }

  return (
    <div>
      <ButtonRow>
        {[reading, inserting].map((test) => (
          <button
            key={test.button}
            type="button"
            disabled={!!running}
            className={`min-w-[min(14rem,100%)] ${test.look}`}
            onClick={() => run(test)}
          >
            {running === test ? test.busy : test.button}
          </button>
        ))}
      </ButtonRow>
      <div aria-live="polite" className="mt-9 min-h-40">
        {result && <ResultPanel result={result} />}
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
