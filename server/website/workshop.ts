import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, statfs } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import * as say from '../../content/messages/editing.ts';
import { type Photo, photoFile, photoFolder, photoSizes, photosInText } from '../../content/photos.ts';
import { WireFault } from '../requests/wire-fault.ts';
import { endBeforeServer } from './calls.ts';
import { type Differing, type EditorParts, put } from './checkout.ts';
import { recordIn } from './fields.ts';
import { Refusal } from './refusal.ts';

/**
 * Builds editions of the site in a folder of its own, one at a time, beside the site that is online. The folder holds
 * only what can be made again.
 */

/** A build takes up to 930 MB. Without that much, the system might kill the server. */
const leastMemory = 1024 ** 3;
const leastDisk = 300 * 1024 ** 2;
const longestMs = 5 * 60_000;
/** The edition that is online, the one before it, a preview, and one with unfinished copies. */
const mostKept = 4;

export function createWorkshop(parts: EditorParts) {
  const { root, folder, checkout, log } = parts;
  let child: ChildProcess | undefined;
  let lastSeconds: number | undefined;
  const siteOf = (name: string) => join(folder, 'builds', name);
  /** The first line of what ended a build. */
  const faultFile = join(folder, 'fault');

  return {
    /** The folder of an edition, if it is built. */
    find: (name: string): string | undefined => (existsSync(siteOf(name)) ? siteOf(name) : undefined),

    /** Builds an edition, of which these files differ from the checkout, and returns its folder. */
    async build(name: string, files: Differing): Promise<string> {
      try {
        const began = performance.now();
        await build(name, files);
        lastSeconds = Math.round((performance.now() - began) / 1000);
        log.info(`The site was built in ${lastSeconds} s.`);
        return siteOf(name);
      } catch (error) {
        log.error(`The site was not built: ${(error as Error).message}`);
        throw error;
      }
    },

    lastSeconds: () => lastSeconds,

    /** Removes the oldest builds until few enough are left. The named ones stay, because they are shown or about to be. */
    async tidy(used: string[]): Promise<void> {
      const names = await readdir(join(folder, 'builds')).catch(() => []);
      const others = names.filter((name) => !used.includes(name));
      const aged = await Promise.all(
        others.map(async (name) => ({ name, at: (await stat(siteOf(name))).mtimeMs })),
      );
      aged.sort((one, other) => one.at - other.at);
      for (const { name } of aged.slice(0, Math.max(0, names.length - mostKept)))
        await rm(siteOf(name), { recursive: true, force: true });
    },

    stop(): void {
      if (child?.pid) end(child.pid);
    },
  };

  async function build(name: string, files: Differing): Promise<void> {
    await refuseBuild(folder);
    const photos = join(folder, 'photos');
    await rm(photos, { recursive: true, force: true });
    await layPhotos(parts, files, photos);
    const order = {
      workshop: join(folder, 'workshop'),
      photos,
      site: siteOf(name),
      project: checkout.fingerprint,
      content: Object.fromEntries(checkout.files),
      files: Object.fromEntries(files),
    };
    await rm(faultFile, { force: true });
    const code = await run(`${JSON.stringify(order)}\n`);
    if (code !== 0 || !existsSync(siteOf(name)))
      throw new Refusal((await readFile(faultFile, 'utf8').catch(() => '')) || say.buildStopped);
  }

  function run(order: string): Promise<number | null> {
    return new Promise((resolve) => {
      child = spawn(process.execPath, ['build/run.js', 'build/build-edition.ts'], {
        cwd: root,
        // In a process group of its own, all of it can be killed at once.
        detached: true,
        stdio: ['pipe', 'ignore', 'ignore'],
        env: { ...process.env, FAULT_FILE: faultFile },
      });
      const late = setTimeout(() => child?.pid && end(child.pid), longestMs);
      child.once('error', () => resolve(null));
      child.once('close', (code) => {
        clearTimeout(late);
        resolve(code);
      });
      child.stdin?.on('error', () => undefined).write(order);
      yieldTo(child);
    });
  }
}

/**
 * Visitors come first, and get ten times a build's share of a busy processor. With less a build beside another program
 * would hardly end. It is killed first if memory runs out.
 */
function yieldTo(child: ChildProcess): void {
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already.
  }
  endBeforeServer(child);
}

function end(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

async function refuseBuild(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (process.availableMemory() < leastMemory) throw new Refusal(say.tooLittleMemory);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < leastDisk) throw new Refusal(say.tooLittleDisk);
}

/** Lays the photos that files name into a folder, but for those that developers have taken over. */
async function layPhotos(
  { database, root }: Pick<EditorParts, 'database' | 'root'>,
  files: Differing,
  folder: string,
): Promise<void> {
  for (const [file, source] of files) {
    const { picture, mark } = (recordIn(file, source ?? '') ?? {}) as Record<string, Photo | null>;
    for (const name of [picture?.photo, mark?.photo, ...photosInText(source ?? '')]) {
      if (!name || existsSync(join(root, photoFolder, photoFile(name, 'large')))) continue;
      const kept = await database.call('desk_picture', { name });
      if (kept instanceof WireFault) throw new Error(kept.error.message);
      // The sentence begins with the file, so that only this change waits.
      if (!kept) throw new Refusal(`${file}: ${say.photoGone}`);
      for (const size of photoSizes)
        await put(join(folder, photoFile(name, size)), Buffer.from(kept[size], 'base64'));
    }
  }
}
