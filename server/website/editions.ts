import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../database/store.ts';
import { type BuiltSite, readBuiltSite } from './built-site.ts';
import { builtFingerprint, type Checkout, type Differing, editionOf } from './checkout.ts';
import type { LayPhotos } from './photos.ts';
import { createWorkshop } from './workshop.ts';

/** A built site that can be shown: this checkout with some files of content/ replaced. */
export type Edition = { name: string; site: BuiltSite };

type Parts = {
  root: string;
  folder: string;
  checkout: Checkout;
  /** What visitors read when the editor is opened. */
  shown: BuiltSite;
  /** Shows visitors a site. */
  show: (site: BuiltSite) => Promise<void>;
  layPhotos: LayPhotos;
  log: Log;
};

/** Knows which edition of the site is online, and builds others. */
export function createEditions({ root, folder, checkout, shown, show, layPhotos, log }: Parts) {
  const workshop = createWorkshop(root, folder, layPhotos);
  const plain = editionOf(checkout, new Map());
  const noted = join(folder, 'online');
  let site = shown;
  let online = plain;
  let prepared: Edition | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function prepare(differing: Differing): Promise<Edition> {
    const name = editionOf(checkout, differing);
    if (prepared?.name === name) return prepared;
    const found = name === plain && (await isPlainBuilt()) ? join(root, 'dist') : workshop.find(name);
    return load(name, found ?? (await build(name, differing)));
  }

  /** A developer may have built dist/ again since the server started. */
  async function isPlainBuilt(): Promise<boolean> {
    return (await builtFingerprint(root)) === checkout.fingerprint;
  }

  async function build(name: string, files: Differing): Promise<string> {
    try {
      const built = await workshop.build({ name, checkout, files });
      log.info(`The site was built in ${workshop.lastSeconds} s.`);
      return built;
    } catch (error) {
      log.error(`The site was not built: ${(error as Error).message}`);
      throw error;
    }
  }

  async function load(name: string, from: string): Promise<Edition> {
    prepared = { name, site: await readBuiltSite(from) };
    await workshop.tidy([name, online]);
    return prepared;
  }

  function isBuilt(differing: Differing): boolean {
    const name = editionOf(checkout, differing);
    return name === plain || workshop.find(name) !== undefined;
  }

  return {
    site: (): BuiltSite => site,
    nameOf: (differing: Differing) => editionOf(checkout, differing),
    isBuilt,
    /** How long the last build took, if this edition has to be built. */
    secondsFor: (differing: Differing) => (isBuilt(differing) ? undefined : workshop.lastSeconds),
    get online() {
      return online;
    },
    /** The last prepared edition, if it is the one of these files. */
    preparedFor: (differing: Differing): Edition | undefined =>
      prepared?.name === editionOf(checkout, differing) ? prepared : undefined,

    /** Builds run one after the other, because one takes all the memory of a small machine. */
    prepare(differing: Differing): Promise<Edition> {
      const next = last.then(() => prepare(differing));
      last = next.catch(() => undefined);
      return next;
    },

    /** Shows an edition to visitors from now on, also after the next start. */
    async show(edition: Edition): Promise<void> {
      await show(edition.site);
      site = edition.site;
      online = edition.name;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(noted, online).catch(({ message }) =>
        log.error(`Which site is online is not noted: ${message}`),
      );
    },

    /** The edition that was online last. It is needed when the server starts without its database. */
    async lastShown(): Promise<Edition | undefined> {
      const name = await readFile(noted, 'utf8').catch(() => '');
      const found = /^[0-9a-f]{32}$/.test(name) && name !== online ? workshop.find(name) : undefined;
      return found ? load(name, found) : undefined;
    },

    stop: workshop.stop,
  };
}

export type Editions = ReturnType<typeof createEditions>;
