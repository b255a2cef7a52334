import { setTimeout as pause } from 'node:timers/promises';
import * as say from '../../content/messages/editing.ts';
import { photoAddress } from '../../content/photos.ts';
import { websiteRequests } from '../../contract/website-requests.ts';
import type { Log } from '../database/store.ts';
import type { DatabaseClient } from '../desk/database-client.ts';
import type { WebsiteDesk } from '../desk/desk-routes.ts';
import { faults, WireFault } from '../requests/wire-fault.ts';
import type { Surroundings } from '../static/headers.ts';
import type { Showcase } from '../static/showcase.ts';
import { loadNextSite, type Site } from '../static/site.ts';
import { type CallTo, connect, EndedMeanwhile, startProgram } from './calls.ts';
import { canBuild } from './checkout.ts';
import type { EditorCalls, ServerCalls } from './editor.ts';
import { createPhotoTaker } from './take-photo.ts';
import type { Answered, OnPublish } from './website.ts';

type Parts = {
  /** The project's folder. */
  root: string;
  /** The folder for builds, which can all be made again. */
  folder: string;
  /** Whether other copies of this server publish too. */
  hasCopies: boolean;
  showcase: Showcase;
  surroundings: Surroundings;
  database: DatabaseClient;
  log: Log;
  onPublish: OnPublish;
};

/**
 * The desk's part of the website. The editor, which reads and checks words, is started when the owner first asks, or when
 * something was published. A server without either does without it.
 */
export function openWebsite(parts: Parts) {
  const { database, showcase, surroundings, log } = parts;
  const stopping = new AbortController();
  let opened: Promise<Editor | undefined> | undefined;
  let following: Promise<void> | undefined;
  let lastFault: string | undefined;
  const takePhoto = createPhotoTaker(database);
  let viewed: { folder: string; site: Promise<Site> } | undefined;

  const calls: ServerCalls = {
    forward: database.forward,
    async show(folder) {
      showcase.replace(await load(folder));
    },
    tell: parts.onPublish,
    log: (kind, message) => log[kind](message),
  };

  /** A build is loaded once, whether it is looked at or shown to visitors. */
  function load(folder: string): Promise<Site> {
    if (viewed?.folder !== folder)
      viewed = { folder, site: loadNextSite(folder, surroundings, showcase.site) };
    return viewed.site;
  }

  /**
   * The files may be in the middle of an upgrade, so a failed start is forgotten and tried again; and what ended the editor
   * ends nothing else.
   */
  function open(): Promise<Editor | undefined> {
    if (!opened) {
      const starting = startEditor(parts, calls, stopping.signal, () => {
        // What an editor that has ended still reports does not concern the next one.
        if (opened === starting) opened = undefined;
      });
      opened = starting;
    }
    following ??= follow(undefined);
    return opened;
  }

  /** Asks the editor for the desk. */
  async function withEditor<Result>(use: (call: Editor) => Promise<Result>): Promise<Result | WireFault> {
    const call = await open();
    return call ? use(call).catch(faultAfterEnd) : faults.refused(say.noSources);
  }

  /**
   * Does what nobody has asked for, so that nobody else handles its failure: visitors and the desk are served all the same. A
   * fault that repeats is logged once.
   */
  async function attempt<Result>(job: () => Promise<Result>, otherwise: Result): Promise<Result> {
    try {
      const result = await job();
      lastFault = undefined;
      return result;
    } catch (error) {
      const { message } = error as Error;
      if (message !== lastFault && !stopping.signal.aborted)
        log.error(`The website cannot be changed: ${message}`);
      lastFault = message;
      return otherwise;
    }
  }

  const desk: WebsiteDesk = {
    async answer(name, given, session) {
      const shape = Object.hasOwn(websiteRequests, name) && websiteRequests[name as Answered];
      if (!shape) return faults.unknownFunction(name, []);
      const read = shape.safeParse(given);
      if (!read.success) return new WireFault(400, '22023', read.error.issues[0]?.message ?? '');
      return withEditor((call) => call('answer', name as Answered, read.data as never, session));
    },
    async view(given, isSecure, session) {
      const read = websiteRequests.view.safeParse(given);
      if (!read.success) return faults.unknownFunction('view', Object.keys(given));
      const { build } = read.data;
      const folder = await withEditor(async (call) => (build === 'online' ? '' : call('folderOf', build)));
      if (folder instanceof WireFault) return folder;
      if (build === 'online') return showcase.viewCookie(isSecure, session, () => showcase.site);
      const site = await load(folder);
      return showcase.viewCookie(isSecure, session, () => site);
    },
    async takePhoto(given, session) {
      return canBuild(parts.root) ? takePhoto(given, session) : faults.refused(say.noSources);
    },
    async photo(name) {
      const kept = await database.call('desk_picture', { name });
      if (kept instanceof WireFault) return kept;
      return kept ? Buffer.from(kept.small, 'base64') : photoAddress(name, 'small');
    },
    endViews: showcase.endViews,
    countChanges: () =>
      attempt(async () => {
        const kept = await database.call('desk_website', {});
        // Without changes, which is most days, nothing is started.
        if (kept instanceof WireFault || kept.words.length === 0) return 0;
        const count = await (await open())?.('countChanges');
        return typeof count === 'number' ? count : 0;
      }, 0),
  };

  /** Follows what another copy of this server, or `npm run words`, publishes and undoes. */
  async function follow(seen: number | undefined): Promise<void> {
    const { signal } = stopping;
    for (let shown = seen; !signal.aborted; ) {
      shown = await attempt(() => catchUp(shown), shown);
      await pause(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Returns the number of the edition that is shown afterwards. */
  async function catchUp(shown: number | undefined): Promise<number | undefined> {
    if ((await database.call('desk_due', {})) === true) await (await open())?.('publishDue');
    const edition = await database.call('desk_edition', {});
    if (edition instanceof WireFault || edition === shown) return shown;
    return (await (await open())?.('catchUp')) === false ? shown : edition;
  }

  return {
    desk,
    /** Called before visitors are answered, so that a start shows what was published, even without its database. */
    begin: (): Promise<void> =>
      attempt(async () => {
        const kept = await database.call('desk_website', {});
        if (kept instanceof WireFault || kept.words.some(({ online }) => online !== null))
          await (await open())?.('showBuilt');
        else if (parts.hasCopies || kept.words.some(({ due_at }) => due_at)) following = follow(kept.edition);
      }, undefined),
    async stop(): Promise<void> {
      stopping.abort();
      await following;
    },
  };
}

/** How soon a copy shows what another one has published. */
const everyMs = 5_000;

type Editor = CallTo<EditorCalls>;

/** Undefined if the site cannot be built here. */
async function startEditor(
  { root, folder }: Parts,
  calls: ServerCalls,
  stopping: AbortSignal,
  onEnd: () => void,
): Promise<Editor | undefined> {
  if (!canBuild(root)) return undefined;
  const child = startProgram(new URL('./editor.ts', import.meta.url));
  // Every message that could not be sent is an error of its own, and one that nobody listens to would end the server.
  child.on('error', onEnd).once('exit', onEnd);
  const end = () => {
    if (child.connected) child.disconnect();
  };
  stopping.addEventListener('abort', end);
  const call = connect<EditorCalls>(child, calls);
  await call('open', { root, folder }).catch((error) => {
    end();
    throw error;
  });
  return call;
}

function faultAfterEnd(error: Error): WireFault {
  if (!(error instanceof EndedMeanwhile)) throw error;
  return new WireFault(503, 'PGRST001', say.editorEnded, { headers: { 'Retry-After': '1' } });
}

/** Stands in where editing is switched off. */
export const closedWebsite: WebsiteDesk = {
  answer: async () => faults.refused(say.editingOff),
  view: async () => faults.refused(say.editingOff),
  takePhoto: async () => faults.refused(say.editingOff),
  photo: async () => faults.refused(say.editingOff),
  endViews: () => undefined,
  countChanges: async () => 0,
};
