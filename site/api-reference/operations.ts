import { methods, type OpenApi, type Operation } from '../../content/schemas/openapi.ts';

export type ListedOperation = { method: (typeof methods)[number]; path: string; operation: Operation };

/** The operations a category lists, in the order of the document. */
export function operationsOf(category: string, document: OpenApi): ListedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation?.tags[0] === category ? [{ method, path, operation }] : [];
    }),
  );
}
