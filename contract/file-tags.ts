import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The entity tags of built files. */

/** Pages and their parts are far smaller, films far larger. */
export const largestInMemory = 1024 * 1024;

/** In a built folder, what the build has noted: reading every film would take a tenth of each start. */
export const tagsFile = '.tags.json';

/**
 * Made from the bytes and not from the time: a strong tag, as resuming a download needs, and the same on every server.
 */
export function entityTagOf(parts: Iterable<Buffer>): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

export function noteTags(folder: string): void {
  const paths = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)));
  const large = paths.filter((path) => statSync(path).size > largestInMemory);
  const tags = large.map((path) => [relative(folder, path), entityTagOf([readFileSync(path)])]);
  writeFileSync(join(folder, tagsFile), JSON.stringify(Object.fromEntries(tags)));
}

export type NotedTags = (path: string) => string | undefined;

/** Gives the noted tag of a file that was not changed since. */
export function notedTagsIn(folder: string): NotedTags {
  const file = join(folder, tagsFile);
  if (!existsSync(file)) return () => undefined;
  const notedAt = statSync(file).mtimeMs;
  const tags: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return (path) => (statSync(path).mtimeMs <= notedAt ? tags[relative(folder, path)] : undefined);
}
