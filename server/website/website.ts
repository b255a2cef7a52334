import * as say from '../../content/messages/editing.ts';
import type { Website as Kept, WebsitePublish, WebsiteWord } from '../../contract/rows.ts';
import type { Build, WebsiteAnswer, WebsiteState } from '../../contract/website.ts';
import type { ShownBuild, WebsiteRequests } from '../../contract/website-requests.ts';
import { faults, WireFault } from '../requests/wire-fault.ts';
import { differingPages } from './built-site.ts';
import { draftsOf, publishesOf, textsOf } from './changes-in-words.ts';
import type { Differing, EditorParts } from './checkout.ts';
import type { Edition, Editions } from './editions.ts';
import { listsOf, offeredPictures, ownersFiles } from './entries.ts';
import {
  deletedEntry,
  movedEntry,
  newEntry,
  readdressedEntry,
  withoutSharedPlaces,
} from './entry-changes.ts';
import { factsIn, fileOfSheet } from './facts.ts';
import { labelsIn } from './labels.ts';
import { factsOfSheet, wordsOfPage } from './page.ts';
import { pathOfFile } from './paths.ts';
import { isDue, isNewEntry, type Plan, planOf, todayIn, versionOf } from './plan.ts';
import { Refusal } from './refusal.ts';
import {
  formerWords,
  isTakenOver,
  type Known,
  keptAfterConflict,
  publishedWords,
  takenBack,
  type Write,
  writeText,
} from './writes.ts';

export type OnPublish = (publish: { number: number; device: string; names: string[] }) => void;

/** `view` sets a cookie and needs the HTTP response, and a photo needs no words. */
export type Answered = Exclude<keyof WebsiteRequests, 'view' | 'photo'>;

const privacyFile = fileOfSheet('privacy');

type Parts = Pick<EditorParts, 'checkout' | 'database' | 'log'> & {
  editions: Editions;
  /** Called after every publish. */
  onPublish: OnPublish;
};

/** What the database holds, and what follows from it. */
type Now = Known & Pick<Kept, 'publishes'>;

export type Website = ReturnType<typeof createWebsite>;

/** Answers the desk's requests about the website. Most answers are the whole state, so that the desk merges nothing. */
export function createWebsite({ checkout, editions, database, log, onPublish }: Parts) {
  let working: Extract<Build, { state: 'building' | 'failed' }> | undefined;
  /** The last build that includes unfinished copies, and what went into it. The desk shows what was typed since on top. */
  let drafted: { edition: Edition; made: Differing } | undefined;

  async function withNow<Result>(use: (now: Now) => Result | Promise<Result>): Promise<Result | WireFault> {
    const kept = await database.call('desk_website', {});
    if (kept instanceof WireFault) return kept;
    const { words: rows, publishes } = kept;
    return use({ checkout, rows, publishes, plan: planFor(rows), pages: editions.site().pages });
  }

  let lastDue = '';
  const refusedByBuild = new Map<string, string>();
  const planned = new Map<string, Plan>();
  /** The last two plans are kept, because every request needs them: what can be published, and what a preview shows. */
  function planFor(rows: WebsiteWord[]): Plan {
    // What waits for its day or its moment is ready when that has come.
    const states = rows.map((row) => `${versionOf(row)} ${row.draft === null} ${isDue(row)}`);
    const of = [...states, refusedByBuild.size, todayIn(checkout)].join();
    const plan = planned.get(of) ?? planOf(checkout, rows, refusedByBuild);
    const [oldest = ''] = planned.size > 1 && !planned.has(of) ? planned.keys() : [];
    planned.delete(oldest);
    planned.set(of, plan);
    return plan;
  }

  /** A preview shows what can be published, or else what waits for its moment, as if that had come. */
  const rowsToPreview = ({ rows, plan }: Pick<Now, 'rows' | 'plan'>): WebsiteWord[] =>
    plan.ready.length > 0
      ? rows
      : rows.map((row) => ({ ...row, due_at: row.due_at && new Date(0).toISOString() }));

  const planToPreview = (now: Now): Plan => planFor(rowsToPreview(now));

  /** Builds what can be published. A change that the build refuses waits with its sentence, and the others are built. */
  async function prepareReady(rows: WebsiteWord[]): Promise<Edition> {
    const { newest, ready } = planFor(rows);
    try {
      return await editions.prepare(newest);
    } catch (error) {
      const [, file, what = ''] = /^([\w./-]+)(?::\d+)?: (.*)/.exec((error as Error).message) ?? [];
      const atFault = ready.filter((row) => row.file === file);
      for (const row of atFault) refusedByBuild.set(versionOf(row), `${what}.`.replace(/([.!?])\.$/, '$1'));
      if (atFault.length > 0 && planFor(rows).ready.length > 0) return prepareReady(rows);
      throw error;
    }
  }

  function stateOf(now: Now): WebsiteState {
    const { plan, pages } = now;
    if (!now.rows.some(isNewEntry)) drafted = undefined;
    return {
      drafts: draftsOf(now),
      build: working ?? buildOf(planToPreview(now)),
      publishes: publishesOf(now, now.publishes),
      pages: pages.map(({ path, title }) => ({ path, title })),
      lists: listsOf(now, builtPaths(plan)),
      pictures: offeredPictures(ownersFiles(now)),
      film: (editions.preparedFor(plan.newest)?.site ?? editions.site()).hasFilm ? null : say.filmIsSilent,
      behind: editions.isOnline(plan.online) ? null : say.behind,
    };
  }

  /**
   * A page in which paragraphs were added since is built anew when it is opened, because its texts are elsewhere by now, and
   * so is one that has got the form or the like.
   */
  function builtPaths({ drafts }: Plan): Set<string> {
    const { edition, made = new Map<string, string>() } = drafted ?? {};
    const shapeOf = (file: string, source: string) =>
      [
        labelsIn(file, source).size,
        ...factsIn(file, source).map(({ form, text }) => form !== 'picture' && text),
      ].join('\n');
    const moved = [...made].flatMap(([file, source]) => {
      const now = drafts.get(file);
      return source && now && shapeOf(file, source) !== shapeOf(file, now) ? [pathOfFile(file)] : [];
    });
    return new Set(edition?.site.pages.map(({ path }) => path).filter((path) => !moved.includes(path)));
  }

  function buildOf(plan: Plan): Build {
    const prepared = plan.ready.length > 0 && editions.preparedFor(plan.newest);
    if (!prepared) return { state: 'none' };
    const { site } = prepared;
    return { state: 'ready', pages: site.pages.length, differing: differingPages(editions.site(), site) };
  }

  /** Builds, one at a time. The state tells how it went. */
  async function work(publishes: boolean, made: Differing, job: () => Promise<void>): Promise<void> {
    if (working?.state === 'building') return;
    const seconds = editions.secondsFor(made);
    working = {
      ...{ state: 'building', since: new Date().toISOString(), publishes },
      ...(seconds !== undefined && { seconds }),
    };
    try {
      await job();
      working = undefined;
    } catch (error) {
      const { message } = error as Error;
      const isOurs = !(error instanceof Refusal);
      if (isOurs) log.error(`The website was not changed: ${message}`);
      working = { state: 'failed', sentence: isOurs ? say.buildStopped : message };
    }
  }

  /** The day below the privacy page is that of the publish that changes it. */
  async function dated(now: Now, session: string | undefined): Promise<Now> {
    const day = { file: privacyFile, place: 'updated', words: todayIn(checkout) };
    if (!now.plan.ready.some(({ file, place }) => file === day.file && place !== day.place)) return now;
    const { write, from } = writeText(now, day);
    const fault = from === day.words ? undefined : await writeAll([write], session);
    if (fault) throw new Refusal(fault.error.message);
    const after = await withNow((after) => after);
    return after instanceof WireFault ? now : after;
  }

  async function publish(
    before: Now,
    session?: string,
    chosen = (rows: WebsiteWord[]) => rows,
  ): Promise<void> {
    const rows = chosen((await dated(before, session)).rows);
    const edition = await prepareReady(rows);
    const plan = planFor(rows);
    const ids = plan.ready.map(({ id }) => id);
    const versions = plan.ready.map(({ version }) => version);
    const given = { ids, versions, session: session ?? null };
    const number = await database.call('desk_publish', given, session);
    if (number instanceof WireFault)
      throw new Refusal(number.status === 409 ? say.changedMeanwhile : number.error.message);
    try {
      await editions.show(edition);
    } finally {
      const drafts = draftsOf({ checkout, rows, plan, pages: edition.site.pages });
      const names = drafts.flatMap(({ waits, label }) => (waits ? [] : [label]));
      const device = await withPublish(number, (published) => published.device);
      onPublish({ number, device: device instanceof WireFault ? '' : device, names });
    }
  }

  /** Shows what the database says is online. If that has to be built first, visitors read the former site until then. */
  async function catchUp({ plan: { online } }: Now): Promise<void> {
    if (!editions.isOnline(online)) await editions.show(await editions.prepare(online));
  }

  type Answer<Name extends Answered> = WebsiteAnswer<Name> | WireFault;

  const requests: {
    [Name in Answered]: (
      now: Now,
      given: WebsiteRequests[Name],
      session: string,
    ) => Answer<Name> | Promise<Answer<Name>>;
  } = {
    state: stateOf,

    words(now, { path, build }) {
      const site = (build === 'online' ? undefined : editionFor(build, now)?.site) ?? editions.site();
      const made = build === 'drafts' ? drafted?.made : undefined;
      return wordsOfPage(now, path, { build, site, made }) ?? faults.unknownTable(path);
    },

    facts: (now, { sheet }) => ({ facts: factsOfSheet(now, sheet) }),

    change: (now, change, session) =>
      write(session, () => {
        const changed = writeText(now, change);
        return change.from === changed.from ? [changed.write] : changedMeanwhile(changed.from);
      }),

    'new-entry': (now, given, session) => write(session, () => newEntry(now, given)),
    move: (now, given, session) => write(session, () => movedEntry(now, given)),
    delete: (now, given, session) => write(session, () => deletedEntry(now, given)),
    'change-address': (now, given, session) => write(session, () => readdressedEntry(now, given)),
    'take-back': (now, seen, session) => write(session, () => takenBack(now, seen)),
    keep: (now, seen, session) => write(session, () => keptAfterConflict(now, seen)),

    preview(now, { build }) {
      const made = build === 'drafts' ? now.plan.drafts : planToPreview(now).newest;
      if (made.size > 0)
        void work(false, made, async () => {
          if (build === 'preview') return void (await prepareReady(rowsToPreview(now)));
          drafted = { edition: await editions.prepare(made), made };
          editions.keep(drafted.edition);
        });
      return stateOf(now);
    },

    publish(now, _given, session) {
      if (now.plan.ready.length === 0) return faults.refused(say.nothingToPublish);
      void work(true, now.plan.newest, () => publish(now, session));
      return stateOf(now);
    },

    async schedule(_now, given, session) {
      const fault = await database.call('desk_schedule', given, session);
      return fault instanceof WireFault ? fault : withNow(stateOf);
    },

    async undo(now, { number }, session) {
      const latest = now.publishes.find(({ undone_at }) => undone_at === null);
      const changes = latest?.number === number ? await withPublish(number, (each) => each.changes) : [];
      if (changes instanceof WireFault) return changes;
      if (isTakenOver(checkout.files, changes)) return write(session, () => formerWords(now, changes));
      const undone = await database.call('desk_undo', { number });
      if (undone instanceof WireFault) return undone;
      return withNow((after) => {
        void work(true, after.plan.online, () => catchUp(after));
        return stateOf(after);
      });
    },

    published: (now, { number }) => withPublish(number, (published) => ({ texts: textsOf(now, published) })),

    'put-back': (now, { number, ids }, session) =>
      withPublish(number, (published) => {
        const changes = published.changes.filter(({ id }) => ids.includes(id));
        return changes.length === ids.length
          ? write(session, () => formerWords(now, changes))
          : changedMeanwhile();
      }),

    'bring-back': (now, { number }, session) =>
      withPublish(number, ({ changes }) => write(session, () => publishedWords(now, changes))),
  };

  async function withPublish<Result>(
    number: number,
    use: (publish: WebsitePublish) => Result | Promise<Result>,
  ): Promise<Result | WireFault> {
    const publish = (await database.call('desk_published', { number })) ?? changedMeanwhile();
    return publish instanceof WireFault ? publish : use(publish);
  }

  /** There are no writes if another device was first. */
  async function write(
    session: string,
    wanted: () => Write[] | WireFault | undefined,
  ): Promise<WebsiteState | WireFault> {
    try {
      const writes = wanted();
      if (!Array.isArray(writes)) return writes ?? changedMeanwhile();
      const fault = await writeAll(writes, session);
      if (fault) return fault;
      return withNow(async (after) => {
        const moved = withoutSharedPlaces(after, writes);
        return (await writeAll(moved, session)) ?? (moved.length > 0 ? withNow(stateOf) : stateOf(after));
      });
    } catch (error) {
      if (error instanceof Refusal) return faults.refused(error.message);
      throw error;
    }
  }

  async function writeAll(writes: Write[], session?: string): Promise<WireFault | undefined> {
    for (const { row, words, seen } of writes) {
      const { id, file, place, was } = row;
      const written = await database.call('desk_word', { id, file, place, was, words, seen }, session);
      if (written instanceof WireFault) return written;
    }
    return undefined;
  }

  const editionFor = (build: Exclude<ShownBuild, 'online'>, now: Now): Edition | undefined =>
    build === 'drafts' ? drafted?.edition : editions.preparedFor(planToPreview(now).newest);

  return {
    answer: <Name extends Answered>(name: Name, given: WebsiteRequests[Name], session: string) =>
      withNow((now) => requests[name](now, given, session)),

    /** The folder with the build that a frame of the desk shows. */
    folderOf: (build: Exclude<ShownBuild, 'online'>): Promise<string | WireFault> =>
      withNow((now) => editionFor(build, now)?.site.folder ?? changedMeanwhile()),

    countChanges: () => withNow((now) => draftsOf(now).length),

    /** Shows at the start what is built already, so that visitors neither wait nor read older words until a build is done. */
    async showBuilt(): Promise<void> {
      // It comes first, because it needs neither the database nor a plan, which may fail.
      await editions.showLast();
      await withNow(async (now) => {
        if (editions.isBuilt(now.plan.online)) await work(false, now.plan.online, () => catchUp(now));
      });
    },

    /**
     * Publishes what has waited for its moment, and that alone. Where another copy of the server was first, there is nothing
     * to do; and what a build refuses is tried again once it has changed.
     */
    async publishDue(): Promise<void> {
      await withNow(async (now) => {
        const rows = dueIn(now.rows);
        const plan = planFor(rows);
        const versions = plan.ready.map(versionOf).join();
        if (versions === '' || versions === lastDue || working?.state === 'building') return;
        lastDue = versions;
        await work(true, plan.newest, async () => {
          await publish({ ...now, rows, plan }, undefined, dueIn).catch((error: Error) => {
            if (error.message !== say.changedMeanwhile) throw error;
          });
        });
      });
    },

    /** Shows what the database says is online. Returns false if that is not known yet. A failed build is not repeated. */
    async catchUp(): Promise<boolean> {
      const isDone = await withNow(async (now) => {
        if (working?.state === 'building') return false;
        await work(false, now.plan.online, () => catchUp(now));
        return true;
      });
      return isDone === true;
    },

    stop: editions.stop,
  };
}

/** What visitors read, with the changes whose moment has come, and the day of the privacy page where they change that. */
function dueIn(rows: WebsiteWord[]): WebsiteWord[] {
  const changesPrivacy = rows.some((row) => row.file === privacyFile && isDue(row));
  return rows
    .map((row) => {
      const isItsDay = changesPrivacy && row.file === privacyFile && row.place === 'updated';
      return isDue(row) || isItsDay ? row : { ...row, draft: null };
    })
    .filter(({ online, draft }) => (draft ?? online) !== null);
}

const changedMeanwhile = (newest: string | null = null) =>
  new WireFault(409, 'PT409', say.changedMeanwhile, { details: newest });
