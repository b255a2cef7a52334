import type { ListedOperation } from '../library/operations.ts';

/** The operations of a category: method, path, and what each is for. */
export function OperationList({ operations }: { operations: ListedOperation[] }) {
  return (
    <div className="border-t border-line">
      {operations.map(({ method, path, operation }) => (
        <section key={operation.operationId} className="border-b border-line py-5">
          <h3 id={operation.operationId}>{operation.summary}</h3>
          <p className="mt-2">
            <code>
              {method.toUpperCase()} {path}
            </code>
          </p>
          <p className="mt-2 text-body text-ink-2">{operation.description}</p>
        </section>
      ))}
    </div>
  );
}
