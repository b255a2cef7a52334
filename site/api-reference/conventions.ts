import { AstroError } from 'astro/errors';
import type { OpenApi } from '../../content/schemas/openapi.ts';

export type Convention = { name: string; text: string };

/** What the document says of the whole API: who may use it, and what holds for every operation. */
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
