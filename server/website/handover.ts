import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as say from '../../content/messages/editing.ts';
import { type Checkout, type Differing, put } from './checkout.ts';

/** Writes a build into the folder that is uploaded to the other host. */
export type WriteHosted = (built: string) => Promise<void>;
/** Writes what is no text of content/. */
type WriteBuilt = (built: string, next: Differing) => Promise<void>;

export type Handover = ReturnType<typeof createHandover>;

/**
 * If another host serves the site, a publish writes the words into content/ of this checkout and the site into a folder
 * to upload.
 */
export function createHandover(root: string, checkout: Checkout, writeBuilt: WriteBuilt) {
  let written: Differing = new Map();
  let leftAlone: string[] = [];

  const saysAfter = (differing: Differing, file: string) =>
    differing.has(file) ? differing.get(file) : (checkout.files.get(file) ?? null);

  /** Returns false, and writes nothing, if somebody has edited the file since. */
  async function write(file: string, next: Differing): Promise<boolean> {
    const path = join(root, file);
    const wanted = saysAfter(next, file) ?? null;
    const stands = await readFile(path, 'utf8').catch(() => null);
    if (stands === wanted) return true;
    if (stands !== (saysAfter(written, file) ?? null)) return false;
    await put(path, wanted);
    return true;
  }

  return {
    /** The words are written last: after a failure before that, the next start does all of it again. */
    async take(built: string, next: Differing): Promise<void> {
      await writeBuilt(built, next);
      const files = [...new Set([...written.keys(), ...next.keys()])];
      const isWritten = await Promise.all(files.map((file) => write(file, next)));
      leftAlone = files.filter((_, index) => !isWritten[index]);
      written = new Map([...next].filter(([file]) => !leftAlone.includes(file)));
    },

    /** Tells the owner what is left to do by hand. */
    get sentence(): string {
      return [say.toUpload, ...leftAlone.map(say.leftAlone)].join(' ');
    },
  };
}
