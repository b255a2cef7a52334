import { getCollection, getEntry } from 'astro:content';
import { operationsOf } from '../api-reference/operations.ts';

/** The categories of the reference whose name tags no operation. */
export async function emptyCategories(): Promise<string[]> {
  const document = await getEntry('openapi', 'openapi');
  if (!document) return [];
  return (await getCollection('api-reference'))
    .filter(({ id }) => operationsOf(id, document.data).length === 0)
    .map(({ id, filePath }) => `${filePath}: "${id}" is not among the tags in content/openapi.yaml`);
}
