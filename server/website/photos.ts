import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as say from '../../content/messages/editing.ts';
import { type Photo, photoFile, photoFolder, photoSizes } from '../../content/photos.ts';
import { WireFault } from '../requests/wire-fault.ts';
import { type Differing, type EditorParts, put } from './checkout.ts';
import { recordIn } from './fields.ts';
import { Refusal } from './refusal.ts';

/** Lays the photos that files name into a folder, but for those that developers have taken over. */
export async function layPhotos(
  { database, root }: Pick<EditorParts, 'database' | 'root'>,
  files: Differing,
  folder: string,
): Promise<void> {
  for (const [file, source] of files) {
    const { picture } = (recordIn(file, source ?? '') ?? {}) as { picture?: Photo };
    const name = picture?.photo;
    if (!name || existsSync(join(root, photoFolder, photoFile(name, 'large')))) continue;
    const kept = await database.call('desk_picture', { name });
    if (kept instanceof WireFault) throw new Error(kept.error.message);
    // The sentence begins with the file, so that only this change waits.
    if (!kept) throw new Refusal(`${file}: ${say.photoGone}`);
    for (const size of photoSizes)
      await put(join(folder, photoFile(name, size)), Buffer.from(kept[size], 'base64'));
  }
}
