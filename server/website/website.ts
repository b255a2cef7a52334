import { randomUUID } from 'node:crypto';
import * as say from '../../content/messages/editing.ts';
import type { Fact } from '../../contract/facts.ts';
import type { Website as Kept, WebsiteWord } from '../../contract/rows.ts';
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
import { choicesForArticles, fileOfArticle, sourceOfArticle } from './articles.ts';
import { mistakesOf } from './checked.ts';
import { type Checkout, withDiffering } from './checkout.ts';
import type { Editions } from './editions.ts';
import { draftInWords, factsOfSheet } from './fact-sheets.ts';
import { companyIn, textsIn, withText } from './facts.ts';
import { differingPages, labelOf, nameOfText, pagesOf } from './names.ts';
import { wordsOfPage } from './page.ts';
import { type Plan, planOf } from './plan.ts';
import { acceptedFile } from './rewrite.ts';

export type OnPublish = (publish: { number: number; device: string; names: string[] }) => void;

/** The cookie of `view` is set by whoever has the answer to send. */
export type Answered = Exclude<keyof WebsiteRequests, 'view'>;

type Parts = {
  checkout: Checkout;
  editions: Editions;
  database: DatabaseClient;
  log: Log;
  /** Told of every publish. */
  onPublish: OnPublish;
};

export type Website = ReturnType<typeof createWebsite>;

/** What the desk asks about the website's words. Every answer is the whole state, but that for the words of a page. */
export function createWebsite({ checkout, editions, database, log, onPublish }: Parts) {
  let working: Extract<Build, { state: 'building' | 'failed' }> | undefined;

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
    const nameOf = ({ file, place }: { file: string; place: string }) =>
      nameOfText(checkout, pages, file, place);
    const listed = kept.words.filter(({ id, draft }) => draft !== null || plan.waits.has(id));
    return {
      off: null,
      drafts: listed.map((row): Draft => {
        const waits = plan.waits.get(row.id);
        const draft = {
          ...{ id: row.id, version: row.version, file: row.file, place: row.place },
          was: row.online ?? row.was,
          words: row.draft ?? row.online ?? '',
          ...nameOf(row),
          ...(waits && { waits }),
        };
        return draftInWords(draft, checkout.files);
      }),
      build: working ?? buildOf(plan),
      publishes: kept.publishes.map(({ number, at, device, undone_at, changes }) => ({
        ...{ number, at, device, undone_at },
        labels: changes.map((change) => nameOf(change).label),
      })),
      pages: pages.map(({ path, title }) => ({ path, title })),
      articles: choicesFor(plan),
      film: (editions.preparedFor(plan.newest)?.site ?? editions.site()).files.has('/film.vtt')
        ? null
        : say.filmIsSilent,
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
    await editions.show(edition);
    const pages = pagesOf(edition.site);
    const names = plan.ready.map(({ file, place }) => nameOfText(checkout, pages, file, place).label);
    const kept = await read();
    const device = kept instanceof WireFault ? '' : (kept.publishes[0]?.device ?? '');
    onPublish({ number, device, names });
    return undefined;
  }

  /** Shows what the database says is online. Where that has to be built first, visitors go on reading the former site. */
  async function catchUp(kept: Kept): Promise<string | undefined> {
    const { online } = planFor(kept.words);
    if (editions.nameOf(online) === editions.online) return undefined;
    const edition = await editions.prepare(online);
    if ('failed' in edition) return edition.failed;
    await editions.show(edition);
    return undefined;
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
      const plan = planFor(kept.words);
      const site = siteFor(build, plan);
      return (
        wordsOfPage({ path, build, site, checkout, rows: kept.words, places: plan.places }) ??
        faults.unknownTable(path)
      );
    },

    async facts({ sheet }) {
      const kept = await read();
      if (kept instanceof WireFault) return kept;
      return { facts: factsOfSheet(sheet, checkout, kept.words, planFor(kept.words)) };
    },

    async change({ file, place, from, words }) {
      const kept = await read();
      if (kept instanceof WireFault) return kept;
      const { places } = planFor(kept.words);
      const ofFile = kept.words.filter((row) => row.file === file);
      const whole = ofFile.find((row) => row.place === '');
      const row = whole ?? ofFile.find((each) => places.get(each.id) === place);
      const source = whole ? (whole.draft ?? whole.online ?? '') : (checkout.files.get(file) ?? '');
      const changed = withText(file, source, place, words);
      if ('refused' in changed) return refused(changed.refused);
      const stands = textsIn(file, source).find((word) => word.place === place)?.text ?? '';
      if (from !== (whole ? stands : (row?.draft ?? row?.online ?? stands))) return changedMeanwhile();
      const name = row ?? { id: randomUUID(), file, place, was: stands };
      return after(await write(name, whole ? changed.source : words, row?.version ?? 0));
    },

    async 'new-article'(given) {
      const kept = await read();
      if (kept instanceof WireFault) return kept;
      const file = fileOfArticle(given.id);
      if (checkout.files.has(file) || kept.words.some((row) => row.file === file))
        return refused(say.addressTaken);
      const accepted = acceptedFile(file, sourceOfArticle(given));
      if ('refused' in accepted) return refused(accepted.refused);
      const facts = companyIn(withDiffering(checkout, planFor(kept.words).newest));
      const [mistake] = mistakesOf(file, accepted.source, facts);
      if (mistake) return refused(`${labelOf(mistake.place, 'line')}: ${mistake.sentence}`);
      return after(await write({ id: randomUUID(), file, place: '', was: '' }, accepted.source, 0));
    },

    'take-back': ({ id, seen }) =>
      withRow(id, seen, (row, waits) =>
        // What developers say now is laid over what is online, and nothing of it is left.
        row.draft === null && waits?.because === 'conflict'
          ? write({ ...row, was: waits.stands }, waits.stands, seen)
          : write(row, row.online ?? row.was, seen),
      ),

    keep: ({ id, seen }) =>
      withRow(id, seen, async (row, waits) =>
        waits?.because === 'conflict'
          ? write({ ...row, was: waits.stands }, row.draft ?? row.online ?? '', seen)
          : changedMeanwhile(),
      ),

    async preview() {
      const kept = await read();
      if (kept instanceof WireFault) return kept;
      const plan = planFor(kept.words);
      if (working?.state !== 'building' && plan.ready.length > 0)
        void work(false, async () => {
          const edition = await editions.prepare(plan.newest);
          return 'failed' in edition ? edition.failed : undefined;
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
      const undone = await database.call('desk_undo', { number });
      if (undone instanceof WireFault) return undone;
      const kept = await read();
      if (kept instanceof WireFault) return kept;
      if (working?.state !== 'building') await work(true, () => catchUp(kept));
      return stateOf(kept);
    },

    async 'bring-back'({ number }) {
      const kept = await read();
      if (kept instanceof WireFault) return kept;
      const older = kept.publishes.find((publish) => publish.number === number);
      for (const change of older?.changes ?? []) {
        const row = kept.words.find(
          ({ file, place, was }) => file === change.file && place === change.place && was === change.was,
        );
        const written = await write(row ?? change, change.words, row?.version ?? 0);
        if (written instanceof WireFault) return written;
      }
      return older ? after(undefined) : changedMeanwhile();
    },
  };

  const write = (
    { id, file, place, was }: Pick<WebsiteWord, 'id' | 'file' | 'place' | 'was'>,
    words: string,
    seen: number,
  ) => database.call('desk_word', { id, file, place, was, words, seen });

  async function withRow(
    id: string,
    seen: number,
    change: (row: WebsiteWord, waits: Draft['waits']) => Promise<unknown>,
  ): Promise<WebsiteState | WireFault> {
    const kept = await read();
    if (kept instanceof WireFault) return kept;
    const row = kept.words.find((each) => each.id === id && each.version === seen);
    if (!row) return changedMeanwhile();
    return after(await change(row, planFor(kept.words).waits.get(id)));
  }

  let choices: { newest: Plan['newest']; articles: WebsiteState['articles'] } | undefined;
  function choicesFor({ newest }: Plan): WebsiteState['articles'] {
    if (choices?.newest !== newest)
      choices = { newest, articles: choicesForArticles(withDiffering(checkout, newest)) };
    return choices.articles;
  }

  const siteFor = (build: ShownBuild, plan: Plan): Site =>
    (build === 'preview' && editions.preparedFor(plan.newest)?.site) || editions.site();

  return {
    answer: <Name extends Answered>(name: Name, given: WebsiteRequests[Name], session: string) =>
      requests[name](given, session),

    /** The site that a frame of the desk shows. */
    async siteToView(build: ShownBuild): Promise<(() => Site) | WireFault> {
      if (build === 'online') return editions.site;
      const kept = await read();
      if (kept instanceof WireFault) return kept;
      const edition = editions.preparedFor(planFor(kept.words).newest);
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

const refused = (sentence: string) => new WireFault(422, wordsRefused, sentence);
const changedMeanwhile = () => new WireFault(409, 'PT409', say.changedMeanwhile);
