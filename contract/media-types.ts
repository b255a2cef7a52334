import { extname } from 'node:path';
import types from './media-types.json' with { type: 'json' };

export type MediaType = { name: string; compressible: boolean };

const { words: wordTypes, binary: binaryTypes }: Record<'words' | 'binary', Record<string, string>> = types;

/** Hidden files are not served, except those in the folder that RFC 8615 makes public. */
const isHidden = (path: string) => /(^|\/)\.(?!well-known\/)/.test(path);

/**
 * Returns the media type of a built file by its path. Files without one are not served: source maps, notes of the build and
 * anything else that got into the folder.
 */
export function mediaTypeOf(path: string): MediaType | undefined {
  if (isHidden(path)) return undefined;
  const ending = extname(path);
  const words = wordTypes[ending];
  const binary = binaryTypes[ending];
  if (words) return { name: `${words}; charset=utf-8`, compressible: true };
  return binary ? { name: binary, compressible: false } : undefined;
}
