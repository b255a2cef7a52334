import * as say from '../../content/messages/editing.ts';
import type { Fact } from '../../contract/facts.ts';
import type { Website as Kept, WebsiteWord } from '../../contract/rows.ts';
import {
  type Build,
  type PageWords,
  type PublishedText,
  type ShownBuild,
  type WebsiteRequests,
  type WebsiteState,
  wordsRefused,
} from '../../contract/website.ts';
import type { Log } from '../database/store.ts';
import type { DatabaseClient } from '../desk/database-client.ts';
import { faults, WireFault } from '../requests/wire-fault.ts';
import { type BuiltSite, differingPages } from './built-site.ts';
import { draftsOf, namesOfReady, publishesOf, textsOf } from './changes-in-words.ts';
import type { Checkout, Differing } from './checkout.ts';
import type { Edition, Editions } from './editions.ts';
import { listsOf, offeredPictures, ownersFiles } from './entries.ts';
import {
  deletedEntry,
  movedEntry,
  newEntry,
  readdressedEntry,
  withoutSharedPlaces,
} from './entry-changes.ts';
import { factsOfSheet } from './fact-sheets.ts';
import type { Handover } from './handover.ts';
import { together } from './list-order.ts';
import { wordsOfPage } from './page.ts';
import { isNewEntry, type Plan, planOf, todayIn, versionOf } from './plan.ts';
import {
  formerWords,
  isTakenOver,
  type Known,
  keptAfterConflict,
  type Published,
  publishedWords,
  type Refused,
  takenBack,
  type Write,
  writeText,
} from './writes.ts';

export type OnPublish = (publish: { number: number; device: string; names: string[] }) => void;

/** `view` is left out, because it sets a cookie and so needs the HTTP response. */
export type Answered = Exclude<keyof WebsiteRequests, 'view'>;

type Parts = {
  checkout: Checkout;
  editions: Editions;
  handover: Handover | undefined;
  database: DatabaseClient;
  log: Log;
  /** Called after every publish. */
  onPublish: OnPublish;
};

export type Website = ReturnType<typeof createWebsite>;

/** Answers the desk's requests about the website. Most answers are the whole state, so that the desk merges nothing. */
export function createWebsite({ checkout, editions, handover, database, log, onPublish }: Parts) {
  let working: Extract<Build, { state: 'building' | 'failed' }> | undefined;
  /** The last build that includes unfinished copies, and what went into it. The desk shows what was typed since on top. */
  let drafted: { edition: Edition; made: Differing } | undefined;

  const read = () => database.call('desk_website', {});

  const refusedByBuild = new Map<string, string>();
  let planned: { of: string; plan: Plan } | undefined;
  /** The last plan is kept, because every request needs it. */
  function planFor(rows: WebsiteWord[]): Plan {
    // What waits for its day is ready when the day has come.
    const of = [...rows.map(versionOf), refusedByBuild.size, todayIn(checkout)].join();
    if (planned?.of !== of) planned = { of, plan: planOf(checkout, rows, refusedByBuild) };
    return planned.plan;
  }

  /** Builds what can be published. A change that the build refuses waits with its sentence, and the others are built. */
  async function prepareReady(rows: WebsiteWord[]): Promise<Edition | { failed: string }> {
    const { newest, ready } = planFor(rows);
    const edition = await editions.prepare(newest);
    if (!('failed' in edition)) return edition;
    const [, file, what = ''] = /^([\w./-]+)(?::\d+)?: (.*)/.exec(edition.failed) ?? [];
    const atFault = ready.filter((row) => row.file === file);
    for (const row of atFault) refusedByBuild.set(versionOf(row), `${what}.`.replace(/([.!?])\.$/, '$1'));
    return atFault.length > 0 && planFor(rows).ready.length > 0 ? prepareReady(rows) : edition;
  }

  async function stateOf(kept: Kept): Promise<WebsiteState> {
    const known = knownOf(kept);
    const { plan, pages } = known;
    if (!kept.words.some(isNewEntry)) drafted = undefined;
    return {
      off: null,
      drafts: draftsOf(known),
      build: working ?? buildOf(plan),
      publishes: publishesOf(known, kept.publishes),
      pages: pages.map(({ path, title }) => ({ path, title })),
      ...entriesFor(known),
      film: (editions.preparedFor(plan.newest)?.site ?? editions.site()).hasFilm ? null : say.filmIsSilent,
      upload: handover?.sentence ?? null,
      behind: editions.nameOf(plan.online) === editions.online ? null : say.behind,
    };
  }

  function buildOf(plan: Plan): Build {
    const prepared = plan.ready.length > 0 && editions.preparedFor(plan.newest);
    if (!prepared) return { state: 'none' };
    const { site, seconds } = prepared;
    return {
      state: 'ready',
      changes: together(plan.ready).length,
      pages: site.pages.length,
      differing: differingPages(editions.site(), site),
      at: site.at,
      ...(seconds !== undefined && { seconds }),
    };
  }

  /** Builds in the background. The state tells how it went. */
  async function work(
    publishes: boolean,
    made: Differing,
    job: () => Promise<string | undefined>,
  ): Promise<void> {
    const seconds = editions.secondsFor(made);
    working = {
      ...{ state: 'building', since: new Date().toISOString(), publishes },
      ...(seconds !== undefined && { seconds }),
    };
    const failed = await job().catch((error: Error) => {
      log.error(`The website was not changed: ${error.message}`);
      return say.buildStopped;
    });
    working = failed === undefined ? undefined : { state: 'failed', sentence: failed };
  }

  async function publish(known: Known, session: string): Promise<string | undefined> {
    const edition = await prepareReady(known.rows);
    if ('failed' in edition) return edition.failed;
    const plan = planFor(known.rows);
    const number = await database.call('desk_publish', {
      ids: plan.ready.map(({ id }) => id),
      versions: plan.ready.map(({ version }) => version),
      session,
    });
    if (number instanceof WireFault)
      return number.status === 409 ? say.changedMeanwhile : number.error.message;
    const failed = await show(edition, plan.newest);
    const names = namesOfReady({ ...known, plan, pages: edition.site.pages });
    const kept = await read();
    const publishes = kept instanceof WireFault ? [] : kept.publishes;
    // Another copy of this server may have published since.
    const { device = '' } = publishes.find((each) => each.number === number) ?? {};
    onPublish({ number, device, names });
    return failed;
  }

  async function show(edition: Edition, differing: Differing): Promise<string | undefined> {
    await editions.show(edition);
    return handover
      ?.take(edition.site.folder, differing)
      .then(() => undefined)
      .catch(({ message }: Error) => say.notHandedOver(message));
  }

  /** Shows what the database says is online. If that has to be built first, visitors read the former site until then. */
  async function catchUp(kept: Kept): Promise<string | undefined> {
    const { online } = planFor(kept.words);
    if (editions.nameOf(online) === editions.online) return undefined;
    const edition = await editions.prepare(online);
    return 'failed' in edition ? edition.failed : show(edition, online);
  }

  const requests: {
    [Name in Answered]: (
      given: WebsiteRequests[Name],
      session: string,
    ) => Promise<WebsiteState | PageWords | { facts: Fact[] } | { texts: PublishedText[] } | WireFault>;
  } = {
    async state() {
      const kept = await read();
      return kept instanceof WireFault ? kept : stateOf(kept);
    },

    async words({ path, build }) {
      const kept = await read();
      if (kept instanceof WireFault) return kept;
      const { plan, rows } = knownOf(kept);
      const site = siteFor(build, plan);
      const made = build === 'drafts' ? drafted?.made : undefined;
      return (
        wordsOfPage({ path, build, site, checkout, rows, made, places: plan.places }) ??
        faults.unknownTable(path)
      );
    },

    async facts({ sheet }) {
      const kept = await read();
      if (kept instanceof WireFault) return kept;
      return { facts: factsOfSheet(sheet, checkout, kept.words, planFor(kept.words)) };
    },

    change: ({ from, ...change }) =>
      withKnown((known) => {
        const changed = writeText(known, change);
        if ('refused' in changed) return changed;
        return from === changed.from ? [changed.write] : undefined;
      }),

    'new-entry': (given) => withKnown((known) => newEntry(known, given)),
    move: (given) => withKnown((known) => movedEntry(known, given)),
    delete: (given) => withKnown((known) => deletedEntry(known, given)),
    'change-address': (given) => withKnown((known) => readdressedEntry(known, given)),
    'take-back': (seen) => withKnown((known) => takenBack(known, seen)),
    keep: (seen) => withKnown((known) => keptAfterConflict(known, seen)),

    async preview({ build }) {
      const kept = await read();
      if (kept instanceof WireFault) return kept;
      const plan = planFor(kept.words);
      const made = build === 'drafts' ? plan.drafts : plan.newest;
      if (working?.state !== 'building' && made.size > 0)
        void work(false, made, async () => {
          const edition = await (build === 'drafts' ? editions.prepare(made) : prepareReady(kept.words));
          if ('failed' in edition) return edition.failed;
          if (build === 'drafts') drafted = { edition, made };
          return undefined;
        });
      return stateOf(kept);
    },

    async publish(_given, session) {
      const kept = await read();
      if (kept instanceof WireFault) return kept;
      const plan = planFor(kept.words);
      if (plan.ready.length === 0) return refused(say.nothingToPublish);
      if (working?.state !== 'building') void work(true, plan.newest, () => publish(knownOf(kept), session));
      return stateOf(kept);
    },

    async undo({ number }) {
      const before = await read();
      if (before instanceof WireFault) return before;
      const latest = before.publishes.find(({ undone_at }) => undone_at === null);
      const published = latest?.number === number ? await changesOf(number) : [];
      if (published instanceof WireFault) return published;
      if (isTakenOver(checkout.files, published)) return withKnown((known) => formerWords(known, published));
      const undone = await database.call('desk_undo', { number });
      if (undone instanceof WireFault) return undone;
      const kept = await read();
      if (kept instanceof WireFault) return kept;
      if (working?.state !== 'building') void work(true, planFor(kept.words).online, () => catchUp(kept));
      return stateOf(kept);
    },

    async published({ number }) {
      const [kept, published] = await Promise.all([read(), database.call('desk_published', { number })]);
      if (kept instanceof WireFault) return kept;
      if (published instanceof WireFault) return published;
      return published ? { texts: textsOf(knownOf(kept), published) } : changedMeanwhile();
    },

    'put-back': ({ number, ids }) =>
      withPublish(number, (known, published) => {
        const changes = published.filter(({ id }) => ids.includes(id));
        return changes.length === ids.length ? formerWords(known, changes) : undefined;
      }),

    'bring-back': ({ number }) => withPublish(number, publishedWords),
  };

  async function changesOf(number: number): Promise<Published | WireFault> {
    const published = await database.call('desk_published', { number });
    return published instanceof WireFault ? published : (published?.changes ?? []);
  }

  async function withPublish(
    number: number,
    change: (known: Known, published: Published) => Write[] | undefined,
  ): Promise<WebsiteState | WireFault> {
    const published = await changesOf(number);
    if (published instanceof WireFault) return published;
    return withKnown((known) => (published.length > 0 ? change(known, published) : undefined));
  }

  const knownOf = ({ words: rows }: Kept): Known => ({
    ...{ checkout, rows, plan: planFor(rows), pages: editions.site().pages },
  });

  /** A change is undefined where another device was first. */
  async function withKnown(
    change: (known: Known) => Write[] | Refused | undefined,
  ): Promise<WebsiteState | WireFault> {
    const kept = await read();
    if (kept instanceof WireFault) return kept;
    const changed = change(knownOf(kept));
    if (!changed) return changedMeanwhile();
    if ('refused' in changed) return refused(changed.refused);
    const now = await writeAll(changed);
    if (now instanceof WireFault) return now;
    const settled = await writeAll(withoutSharedPlaces(knownOf(now), changed), now);
    return settled instanceof WireFault ? settled : stateOf(settled);
  }

  /** Returns what the database holds afterwards. */
  async function writeAll(writes: Write[], kept?: Kept): Promise<Kept | WireFault> {
    for (const { row, words, seen } of writes) {
      const { id, file, place, was } = row;
      const written = await database.call('desk_word', { id, file, place, was, words, seen });
      if (written instanceof WireFault) return written;
    }
    return kept && writes.length === 0 ? kept : read();
  }

  let listed: { of: unknown[]; entries: Pick<WebsiteState, 'lists' | 'pictures'> } | undefined;
  /** The lists are kept until something changes, because the desk polls. */
  function entriesFor(known: Known): Pick<WebsiteState, 'lists' | 'pictures'> {
    const of = [known.plan, known.pages, drafted];
    if (!listed || of.some((each, index) => each !== listed?.of[index])) {
      const built = new Set(drafted ? drafted.edition.site.pages.map(({ path }) => path) : []);
      const pictures = offeredPictures(ownersFiles(known));
      listed = { of, entries: { lists: listsOf(known, built), pictures } };
    }
    return listed.entries;
  }

  function siteFor(build: ShownBuild, plan: Plan): BuiltSite {
    const shown = build === 'drafts' ? drafted?.edition : editions.preparedFor(plan.newest);
    return (build !== 'online' && shown?.site) || editions.site();
  }

  return {
    answer: <Name extends Answered>(name: Name, given: WebsiteRequests[Name], session: string) =>
      requests[name](given, session),

    /** The folder with the build that a frame of the desk shows. */
    async folderOf(build: Exclude<ShownBuild, 'online'>): Promise<string | WireFault> {
      const kept = await read();
      if (kept instanceof WireFault) return kept;
      const edition =
        build === 'drafts' ? drafted?.edition : editions.preparedFor(planFor(kept.words).newest);
      return edition?.site.folder ?? changedMeanwhile();
    },

    /** Shows what was online before the start, so that visitors do not read older words until the build is done. */
    async showLast(): Promise<void> {
      const edition = await editions.lastShown();
      if (edition) await editions.show(edition);
    },

    async countChanges(): Promise<number> {
      const kept = await read();
      return kept instanceof WireFault ? 0 : draftsOf(knownOf(kept)).length;
    },

    /** Shows what the database says is online, if that is built already: visitors are not kept waiting at the start. */
    async showBuilt(): Promise<void> {
      const kept = await read();
      if (kept instanceof WireFault || !editions.isBuilt(planFor(kept.words).online)) return;
      await work(false, planFor(kept.words).online, () => catchUp(kept));
    },

    /** Shows what the database says is online. Returns false if that is not known yet. A failed build is not repeated. */
    async catchUp(): Promise<boolean> {
      const kept = await read();
      if (kept instanceof WireFault || working?.state === 'building') return false;
      await work(false, planFor(kept.words).online, () => catchUp(kept));
      return true;
    },

    stop: editions.stop,
  };
}

const refused = (sentence: string) => new WireFault(422, wordsRefused, sentence);
const changedMeanwhile = () => new WireFault(409, 'PT409', say.changedMeanwhile);
