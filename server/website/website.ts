import * as say from '../../content/messages/editing.ts';
import type { Fact } from '../../contract/facts.ts';
import type { Website as Kept, WebsitePublish, WebsiteWord } from '../../contract/rows.ts';
import {
  type Build,
  type Draft,
  type PageWords,
  type ShownBuild,
  type WebsiteRequests,
  type WebsiteState,
  wordsRefused,
} from '../../contract/website.ts';
import type { Log } from '../database/store.ts';
import type { DatabaseClient } from '../desk/database-client.ts';
import { faults, WireFault } from '../requests/wire-fault.ts';
import type { Site } from '../static/site.ts';
import type { Checkout, Differing } from './checkout.ts';
import type { Borrowed } from './copies.ts';
import type { Edition, Editions } from './editions.ts';
import { freePictures, listsOf, ownersFiles } from './entries.ts';
import { deletedEntry, movedEntry, newEntry, readdressedEntry } from './entry-changes.ts';
import { draftInWords, factsOfSheet } from './fact-sheets.ts';
import type { Handover } from './handover.ts';
import { differingPages, nameOfChange, type Page, pagesOf, titleOfFile } from './names.ts';
import { wordsOfPage } from './page.ts';
import { isNewEntry, type Plan, planOf } from './plan.ts';
import { formerWords, isTakenOver, type Known, type Refused, type Write, writeText } from './writes.ts';

export type OnPublish = (publish: { number: number; device: string; names: string[] }) => void;

/** The cookie of `view` is set by whoever has the answer to send. */
export type Answered = Exclude<keyof WebsiteRequests, 'view'>;

type Parts = {
  checkout: Checkout;
  editions: Editions;
  handover: Handover | undefined;
  database: DatabaseClient;
  log: Log;
  /** Told of every publish. */
  onPublish: OnPublish;
};

export type Website = ReturnType<typeof createWebsite>;

/** What the desk asks about the website's words. Every answer is the whole state, but that for the words of a page. */
export function createWebsite({ checkout, editions, handover, database, log, onPublish }: Parts) {
  let working: Extract<Build, { state: 'building' | 'failed' }> | undefined;
  /** The last build with copies that wait, and what it was made of. What is typed since is painted over it. */
  let drafted: { edition: Edition; made: Differing } | undefined;

  const read = () => database.call('desk_website', {});

  let planned: { versions: string; plan: Plan } | undefined;
  /** The plan of the last rows is kept, because each request asks for it again. */
  function planFor(rows: WebsiteWord[]): Plan {
    const versions = rows.map(({ id, version }) => `${id} ${version}`).join();
    if (planned?.versions !== versions) planned = { versions, plan: planOf(checkout, rows) };
    return planned.plan;
  }

  async function stateOf(kept: Kept): Promise<WebsiteState> {
    const plan = planFor(kept.words);
    const pages = pagesOf(editions.site());
    if (!kept.words.some(isNewEntry)) drafted = undefined;
    const listed = kept.words.filter(({ id, draft }) => draft !== null || plan.waits.has(id));
    return {
      off: null,
      drafts: listed.map(({ id, version, file, place, was, online, draft }): Draft => {
        const waits = plan.waits.get(id);
        const change = { file, place, was: online ?? was, words: draft ?? online ?? '' };
        const named: Draft = {
          ...{ id, version, ...change, ...nameOfChange(checkout, pages, change) },
          ...(waits && { waits: waits.because === 'copied' ? stillCopied(waits, pages) : waits }),
        };
        return draftInWords(named, checkout.files);
      }),
      build: working ?? buildOf(plan),
      publishes: kept.publishes.map(({ number, at, device, undone_at, changes }) => ({
        ...{ number, at, device, undone_at },
        changes: changes.map(({ before, ...change }) => ({
          id: change.id,
          label: nameOfChange(checkout, pages, { ...change, was: before ?? change.was }).label,
        })),
        isNewest: changes.every((change) => {
          const row = kept.words.find(({ id }) => id === change.id);
          return row !== undefined && (row.draft ?? row.online) === change.words;
        }),
      })),
      pages: pages.map(({ path, title }) => ({ path, title })),
      ...entriesFor(knownOf(kept)),
      film: (editions.preparedFor(plan.newest)?.site ?? editions.site()).files.has('/film.vtt')
        ? null
        : say.filmIsSilent,
      upload: handover?.sentence ?? null,
      behind: editions.nameOf(plan.online) === editions.online ? null : say.behind,
    };
  }

  function buildOf(plan: Plan): Build {
    const prepared = plan.ready.length > 0 && editions.preparedFor(plan.newest);
    if (!prepared) return { state: 'none' };
    const { site, at, seconds } = prepared;
    return {
      state: 'ready',
      changes: plan.ready.length,
      pages: pagesOf(site).length,
      differing: differingPages(editions.site(), site),
      at,
      ...(seconds !== undefined && { seconds }),
    };
  }

  /** Answers with the state after a change that the database has taken. */
  async function after(answer: unknown): Promise<WebsiteState | WireFault> {
    if (answer instanceof WireFault) return answer;
    const kept = await read();
    return kept instanceof WireFault ? kept : stateOf(kept);
  }

  /** Builds in the background; the state tells how it went. */
  async function work(publishes: boolean, job: () => Promise<string | undefined>): Promise<void> {
    working = { state: 'building', since: new Date().toISOString(), publishes };
    const failed = await job().catch((error: Error) => {
      log.error(`The website was not changed: ${error.message}`);
      return say.buildStopped;
    });
    working = failed === undefined ? undefined : { state: 'failed', sentence: failed };
  }

  async function publish(plan: Plan, session: string): Promise<string | undefined> {
    const edition = await editions.prepare(plan.newest);
    if ('failed' in edition) return edition.failed;
    const number = await database.call('desk_publish', {
      ids: plan.ready.map(({ id }) => id),
      versions: plan.ready.map(({ version }) => version),
      session,
    });
    if (number instanceof WireFault)
      return number.status === 409 ? say.changedMeanwhile : number.error.message;
    const failed = await show(edition, plan.newest);
    const pages = pagesOf(edition.site);
    const names = plan.ready.map(
      ({ draft, online, ...row }) =>
        nameOfChange(checkout, pages, { ...row, was: online ?? row.was, words: draft ?? '' }).label,
    );
    const kept = await read();
    const device = kept instanceof WireFault ? '' : (kept.publishes[0]?.device ?? '');
    onPublish({ number, device, names });
    return failed;
  }

  async function show(edition: Edition, differing: Differing): Promise<string | undefined> {
    await editions.show(edition);
    return handover
      ?.take(edition.folder, differing)
      .then(() => undefined)
      .catch(({ message }: Error) => say.notHandedOver(message));
  }

  /** Shows what the database says is online. Where that has to be built first, visitors go on reading the former site. */
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
    ) => Promise<WebsiteState | PageWords | { facts: Fact[] } | WireFault>;
  } = {
    state: () => after(undefined),

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

    async change({ from, ...change }) {
      const kept = await read();
      if (kept instanceof WireFault) return kept;
      const changed = writeText(knownOf(kept), change);
      if ('refused' in changed) return refused(changed.refused);
      return from === changed.from ? after(await write(changed.write)) : changedMeanwhile();
    },

    'new-entry': (given) => withEntries((known) => newEntry(known, given)),
    move: (given) => withEntries((known) => movedEntry(known, given)),
    delete: (given) => withEntries((known) => deletedEntry(known, given)),
    'change-address': (given) => withEntries((known) => readdressedEntry(known, given)),

    'take-back': ({ id, seen }) =>
      withRow(id, seen, (row, waits) =>
        // What developers say now is laid over what is online, and nothing of it is left.
        row.draft === null && waits?.because === 'conflict'
          ? write({ row: { ...row, was: waits.stands }, words: waits.stands, seen })
          : write({ row, words: row.online ?? row.was, seen }),
      ),

    keep: ({ id, seen }) =>
      withRow(id, seen, async (row, waits) =>
        waits?.because === 'conflict'
          ? write({ row: { ...row, was: waits.stands }, words: row.draft ?? row.online ?? '', seen })
          : changedMeanwhile(),
      ),

    async preview({ build }) {
      const kept = await read();
      if (kept instanceof WireFault) return kept;
      const plan = planFor(kept.words);
      const made = build === 'drafts' ? plan.drafts : plan.newest;
      if (working?.state !== 'building' && made.size > 0)
        void work(false, async () => {
          const edition = await editions.prepare(made);
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
      if (working?.state !== 'building') void work(true, () => publish(plan, session));
      return stateOf(kept);
    },

    async undo({ number }) {
      const before = await read();
      if (before instanceof WireFault) return before;
      const latest = before.publishes.find(({ undone_at }) => undone_at === null);
      if (latest?.number === number && isTakenOver(checkout.files, latest.changes))
        return after(await putBack(knownOf(before), latest.changes));
      const undone = await database.call('desk_undo', { number });
      if (undone instanceof WireFault) return undone;
      const kept = await read();
      if (kept instanceof WireFault) return kept;
      if (working?.state !== 'building') await work(true, () => catchUp(kept));
      return stateOf(kept);
    },

    async 'put-back'({ number, id }) {
      const kept = await read();
      if (kept instanceof WireFault) return kept;
      const publish = kept.publishes.find((each) => each.number === number);
      const change = publish?.changes.find((each) => each.id === id);
      if (!change) return changedMeanwhile();
      return after(await putBack(knownOf(kept), [change]));
    },

    async 'bring-back'({ number }) {
      const kept = await read();
      if (kept instanceof WireFault) return kept;
      const older = kept.publishes.find((publish) => publish.number === number);
      for (const change of older?.changes ?? []) {
        const row = kept.words.find(
          ({ file, place, was }) => file === change.file && place === change.place && was === change.was,
        );
        const written = await write({ row: row ?? change, words: change.words, seen: row?.version ?? 0 });
        if (written instanceof WireFault) return written;
      }
      return older ? after(undefined) : changedMeanwhile();
    },
  };

  const write = ({ row: { id, file, place, was }, words, seen }: Write) =>
    database.call('desk_word', { id, file, place, was, words, seen });

  async function putBack(known: Known, changes: WebsitePublish['changes']): Promise<unknown> {
    for (const former of formerWords(known, changes)) {
      const written = await write(former);
      if (written instanceof WireFault) return written;
    }
    return undefined;
  }

  const knownOf = ({ words: rows }: Kept): Known => ({
    ...{ checkout, rows, plan: planFor(rows), pages: pagesOf(editions.site()) },
  });

  /** A change of entries is undefined where another device was first. */
  async function withEntries(
    change: (known: Known) => Write[] | Refused | undefined,
  ): Promise<WebsiteState | WireFault> {
    const kept = await read();
    if (kept instanceof WireFault) return kept;
    const changed = change(knownOf(kept));
    if (!changed) return changedMeanwhile();
    if ('refused' in changed) return refused(changed.refused);
    for (const each of changed) {
      const written = await write(each);
      if (written instanceof WireFault) return written;
    }
    return after(undefined);
  }

  async function withRow(
    id: string,
    seen: number,
    change: (row: WebsiteWord, waits: ReturnType<Plan['waits']['get']>) => Promise<unknown>,
  ): Promise<WebsiteState | WireFault> {
    const kept = await read();
    if (kept instanceof WireFault) return kept;
    const row = kept.words.find((each) => each.id === id && each.version === seen);
    if (!row) return changedMeanwhile();
    return after(await change(row, planFor(kept.words).waits.get(id)));
  }

  let listed: { of: unknown[]; entries: Pick<WebsiteState, 'lists' | 'pictures'> } | undefined;
  /** Kept until something changes, because the desk asks again and again. */
  function entriesFor(known: Known): Pick<WebsiteState, 'lists' | 'pictures'> {
    const of = [known.plan, known.pages, drafted];
    if (!listed || of.some((each, index) => each !== listed?.of[index])) {
      const built = new Set(drafted ? pagesOf(drafted.edition.site).map(({ path }) => path) : []);
      const pictures = freePictures(ownersFiles(known));
      listed = { of, entries: { lists: listsOf(known, built), pictures } };
    }
    return listed.entries;
  }

  function siteFor(build: ShownBuild, plan: Plan): Site {
    const shown = build === 'drafts' ? drafted?.edition : editions.preparedFor(plan.newest);
    return (build !== 'online' && shown?.site) || editions.site();
  }

  return {
    answer: <Name extends Answered>(name: Name, given: WebsiteRequests[Name], session: string) =>
      requests[name](given, session),

    /** The site that a frame of the desk shows. */
    async siteToView(build: ShownBuild): Promise<(() => Site) | WireFault> {
      if (build === 'online') return editions.site;
      const kept = await read();
      if (kept instanceof WireFault) return kept;
      const edition =
        build === 'drafts' ? drafted?.edition : editions.preparedFor(planFor(kept.words).newest);
      return edition ? () => edition.site : changedMeanwhile();
    },

    /** Where visitors would read former words until something is built: what was online before the start. */
    async showLast(): Promise<void> {
      const edition = await editions.lastShown();
      if (edition) await editions.show(edition);
    },

    isBuilt: ({ words }: Kept) => editions.isBuilt(planFor(words).online),

    /** Shows what the database says is online. False where that is not known yet; a build that failed is not tried again. */
    async catchUp(): Promise<boolean> {
      const kept = await read();
      if (kept instanceof WireFault || working?.state === 'building') return false;
      await work(false, () => catchUp(kept));
      return true;
    },

    stop: editions.stop,
  };
}

const stillCopied = ({ of, places }: Borrowed, pages: Page[]) => ({
  ...{ because: 'copied' as const, places },
  sentence: say.copied(places.length, titleOfFile(pages, of)),
});

const refused = (sentence: string) => new WireFault(422, wordsRefused, sentence);
const changedMeanwhile = () => new WireFault(409, 'PT409', say.changedMeanwhile);
