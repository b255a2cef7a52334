import { endpoint } from '../../../content/labels.ts';
import type { DescribedOperation } from '../../api-reference/describe.ts';
import { CodeSample } from './CodeSample.tsx';

/** The request in two languages and what comes back, beside the words where there is room. */
export function OperationSamples({ operation }: { operation: DescribedOperation }) {
  const { id, curl, typescript, answers } = operation;
  return (
    <div className="min-w-0 self-start divide-y divide-line overflow-hidden rounded-card border border-line bg-raised text-small lg:sticky lg:top-24 print:mt-6 print:overflow-visible">
      <CodeSample label="curl" language="bash" code={curl} group={`request-${id}`} open />
      <CodeSample
        label="TypeScript"
        language="typescript"
        code={typescript}
        group={`request-${id}`}
        open={false}
      />
      {answers.map(
        ({ status, example }) =>
          example && (
            <CodeSample key={status} label={endpoint.answer(status)} language="json" code={example} open />
          ),
      )}
    </div>
  );
}
