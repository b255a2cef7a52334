import { useState } from 'react';
import {
  insertButton,
  insertingButton,
  readButton,
  readingButton,
} from '../../content/messages/connection-test.ts';
import { ButtonRow } from '../ui/ButtonRow.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { ResultPanel } from './connection-test/ResultPanel.tsx';
import { type TestResult, testConnection, testInsert } from './connection-test/tests.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { configuredEndpoint } from './sending/configured-endpoint.ts';

type Running = 'connection' | 'insert';
type State = { kind: 'idle' } | { kind: 'loading'; test: Running } | TestResult;

const runs = { connection: testConnection, insert: testInsert };

/** Two buttons that try the data interface as any visitor's browser would. */
export function ConnectionTest() {
  return (
    <ErrorBoundary>
      <Tests />
    </ErrorBoundary>
  );
}

function Tests() {
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
          className={`min-w-56 ${buttonClass.solid}`}
          onClick={() => run('connection')}
        >
          {running === 'connection' ? readingButton : readButton}
        </button>
        <button
          type="button"
          disabled={!!running}
          className={`min-w-56 ${buttonClass.line}`}
          onClick={() => run('insert')}
        >
          {running === 'insert' ? insertingButton : insertButton}
        </button>
      </ButtonRow>
      <div aria-live="polite" className="mt-9 min-h-40">
        {(state.kind === 'success' || state.kind === 'error') && <ResultPanel result={state} />}
      </div>
    </div>
  );
}
