import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../database/store.ts';
import type { Surroundings } from '../static/headers.ts';
import type { Showcase } from '../static/showcase.ts';
import { loadNextSite, type Site } from '../static/site.ts';
import { builtFingerprint, type Checkout, type Differing, editionOf } from './checkout.ts';
import { createWorkshop } from './workshop.ts';

/** An edition that can be shown: the site of this checkout with some files of content/ as they are given. */
export type Edition = {
  name: string;
  site: Site;
  /** Where it is built. */
  folder: string;
  at: string;
  /** How long its build took, where this server has built it. */
  seconds: number | undefined;
};

type Parts = {
  root: string;
  folder: string;
  checkout: Checkout;
  showcase: Showcase;
  surroundings: Surroundings;
  log: Log;
};

/** The editions of the site: which is online, and making others. */
export function createEditions({ root, folder, checkout, showcase, surroundings, log }: Parts) {
  const workshop = createWorkshop(root, folder);
  const plain = editionOf(checkout, new Map());
  const noted = join(folder, 'online');
  let online = plain;
  let prepared: Edition | undefined;
  let lastSeconds: number | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function prepare(differing: Differing): Promise<Edition | { failed: string }> {
    const name = editionOf(checkout, differing);
    if (prepared?.name === name) return prepared;
    const found = name === plain && (await isPlainBuilt()) ? join(root, 'dist') : workshop.find(name);
    const built = found ? undefined : await build(name, differing);
    if (built && 'failed' in built) return built;
    return load(name, found ?? built?.folder ?? '', built?.seconds);
  }

  /** Somebody may have built other words since. */
  async function isPlainBuilt(): Promise<boolean> {
    return (await builtFingerprint(root)) === checkout.fingerprint;
  }

  async function build(name: string, files: Differing) {
    const built = await workshop.build({ name, checkout, files });
    if ('failed' in built) log.error(`The site was not built: ${built.failed}`);
    else {
      log.info(`The site was built in ${built.seconds} s.`);
      lastSeconds = built.seconds;
    }
    return built;
  }

  async function load(name: string, from: string, seconds: number | undefined): Promise<Edition> {
    const { mtime } = await stat(from);
    const site = await loadNextSite(from, surroundings, showcase.site);
    prepared = { name, site, folder: from, at: mtime.toISOString(), seconds };
    await workshop.tidy([name, online]);
    return prepared;
  }

  function isBuilt(differing: Differing): boolean {
    const name = editionOf(checkout, differing);
    return name === plain || workshop.find(name) !== undefined;
  }

  return {
    site: (): Site => showcase.site,
    nameOf: (differing: Differing) => editionOf(checkout, differing),
    isBuilt,
    /** How long the last build took, where there is something to build. */
    secondsFor: (differing: Differing) => (isBuilt(differing) ? undefined : lastSeconds),
    get online() {
      return online;
    },
    /** The edition that was made last, if it is this one. */
    preparedFor: (differing: Differing): Edition | undefined =>
      prepared?.name === editionOf(checkout, differing) ? prepared : undefined,

    /** One after the other, because a build takes all that a small machine has. */
    prepare(differing: Differing): Promise<Edition | { failed: string }> {
      const next = last.then(() => prepare(differing));
      last = next.catch(() => undefined);
      return next;
    },

    /** Visitors see it from now on, also after the next start. */
    async show({ name, site }: Edition): Promise<void> {
      showcase.replace(site);
      online = name;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(noted, name).catch(({ message }) =>
        log.error(`Which site is online is not noted: ${message}`),
      );
    },

    /** The edition that was online last, for a start without an answer from the database. */
    async lastShown(): Promise<Edition | undefined> {
      const name = await readFile(noted, 'utf8').catch(() => '');
      const found = /^[0-9a-f]{32}$/.test(name) && name !== online ? workshop.find(name) : undefined;
      return found ? load(name, found, undefined) : undefined;
    },

    stop: workshop.stop,
  };
}

export type Editions = ReturnType<typeof createEditions>;
