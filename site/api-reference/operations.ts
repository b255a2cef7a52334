import { AstroError } from 'astro/errors';
import { methods, type OpenApi, type Operation } from '../../content/schemas/openapi.ts';

export type ListedOperation = { method: (typeof methods)[number]; path: string; operation: Operation };

/** All operations, in the order of the document. */
export const operationsIn = (document: OpenApi): ListedOperation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );

/** Those of a category. */
export const operationsOf = (category: string, document: OpenApi) =>
  operationsIn(document).filter(({ operation }) => operation.tags[0] === category);

export type Convention = { name: string; text: string };

/** What the document says about the whole API: who may use it, and the conventions of every operation. */
export function conventionsOf({ info }: OpenApi): { offer: string; conventions: Convention[] } {
  const [offer = '', ...rest] = info.description
    .trim()
    .split(/\n\n+/)
    .map((paragraph) => paragraph.replaceAll('\n', ' '));
  const conventions = rest.map((paragraph) => {
    const [, name, text] = /^\*\*(.+?)\.\*\* (.+)$/.exec(paragraph) ?? [];
    if (!name || !text)
      throw new AstroError(
        `content/openapi.yaml: a convention begins with its name, as **Keys.**: ${paragraph}`,
      );
    return { name, text };
  });
  return { offer, conventions };
}
