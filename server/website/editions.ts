import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltSite, readBuiltSite } from './built-site.ts';
import { builtFingerprint, type Differing, type EditorParts, editionOf } from './checkout.ts';
import { createWorkshop } from './workshop.ts';

/** A built site that can be shown: this checkout with some files of content/ replaced. */
export type Edition = { name: string; site: BuiltSite };

type Parts = EditorParts & {
  /** What visitors read when the editor is opened. */
  shown: BuiltSite;
  /** Shows visitors a site. */
  show: (site: BuiltSite) => Promise<void>;
};

/** Knows which edition of the site is online, and builds others. */
export function createEditions({ shown, show, ...parts }: Parts) {
  const { root, folder, checkout, log } = parts;
  const workshop = createWorkshop(parts);
  const plain = editionOf(checkout, new Map());
  const noted = join(folder, 'online');
  let site = shown;
  let online = plain;
  let prepared: Edition | undefined;
  let kept = plain;
  let last: Promise<unknown> = Promise.resolve();

  async function prepare(differing: Differing): Promise<Edition> {
    const name = editionOf(checkout, differing);
    if (prepared?.name === name) return prepared;
    // A developer may have built dist/ again since the server started.
    const isPlain = name === plain && (await builtFingerprint(root)) === checkout.fingerprint;
    const found = isPlain ? join(root, 'dist') : workshop.find(name);
    prepared = { name, site: await readBuiltSite(found ?? (await workshop.build(name, differing))) };
    await workshop.tidy([name, online, kept]);
    return prepared;
  }

  /** Shows an edition to visitors from now on, also after the next start. */
  async function showEdition(edition: Edition): Promise<void> {
    await show(edition.site);
    site = edition.site;
    online = edition.name;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(noted, online).catch(({ message }) =>
      log.error(`Which site is online is not noted: ${message}`),
    );
  }

  function isBuilt(differing: Differing): boolean {
    const name = editionOf(checkout, differing);
    return name === plain || workshop.find(name) !== undefined;
  }

  return {
    site: (): BuiltSite => site,
    isOnline: (differing: Differing) => editionOf(checkout, differing) === online,
    isBuilt,
    /** How long the last build took, if this edition has to be built. */
    secondsFor: (differing: Differing) => (isBuilt(differing) ? undefined : workshop.lastSeconds()),
    /** The last prepared edition, if it is the one of these files. */
    preparedFor: (differing: Differing): Edition | undefined =>
      prepared?.name === editionOf(checkout, differing) ? prepared : undefined,

    /** Builds run one after the other, because one takes all the memory of a small machine. */
    prepare(differing: Differing): Promise<Edition> {
      const next = last.then(() => prepare(differing));
      last = next.catch(() => undefined);
      return next;
    },

    show: showEdition,

    /** Keeps the build of an edition for as long as no other is kept, however many are built after it. */
    keep: ({ name }: Edition): void => {
      kept = name;
    },

    /** Shows the edition that was online last. It is needed when the server starts without its database. */
    async showLast(): Promise<void> {
      const name = await readFile(noted, 'utf8').catch(() => '');
      const found = /^[0-9a-f]{32}$/.test(name) && name !== online ? workshop.find(name) : undefined;
      if (found) await showEdition({ name, site: await readBuiltSite(found) });
    },

    stop: workshop.stop,
  };
}

export type Editions = ReturnType<typeof createEditions>;
