import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { CallTerms } from '../booking/offer.ts';
import type { FormPages } from '../native-form/answer-page.ts';
import type { Representation, StaticFile } from './files.ts';
import type { Site } from './site.ts';

/** The site that visitors see. A publish replaces it while the server runs, in one assignment. */
export type Showcase = ReturnType<typeof createShowcase>;

/** Open pages still ask for the scripts and fonts of the former site. */
const formerMs = 60 * 60_000;
const viewMs = 10 * 60_000;

/** The names of the cookie, by whether it travels over https. */
const viewCookies = { secure: '__Host-view', plain: 'view' };

type View = { site: () => Site; session: string; until: number };

export function createShowcase(first: Site, onReplaced: (next: Site) => void) {
  let shown = first;
  const former = new Set<ReadonlyMap<string, StaticFile>>();
  const views = new Map<string, View>();

  /** The site for a frame of the desk in this browser. Visitors have no cookie, so this costs them one comparison. */
  function viewOf({ headers }: IncomingMessage): View | undefined {
    if (!headers.cookie?.includes('view=')) return undefined;
    const [, token = ''] = /(?:^|; *)(?:__Host-)?view=([\w-]{43})(?:;|$)/.exec(headers.cookie) ?? [];
    const view = views.get(token);
    return view && view.until > Date.now() ? view : undefined;
  }

  return {
    get site() {
      return shown;
    },

    /** The templates of the current site, and its facts about calls. */
    formPages: current((): FormPages => shown.formPages),
    callTerms: current((): CallTerms => shown.booking),

    replace(next: Site): void {
      const left = new Map([...shown.files].filter(([path]) => isHashed(path) && !next.files.has(path)));
      shown = next;
      onReplaced(next);
      former.add(left);
      setTimeout(() => former.delete(left), formerMs).unref();
    },

    /** Makes a cookie for this browser whose frames show the given site, which need not be online. */
    viewCookie(isSecure: boolean, session: string, site: () => Site): string {
      for (const [token, { until }] of views) if (until <= Date.now()) views.delete(token);
      const token = randomBytes(32).toString('base64url');
      views.set(token, { site, session, until: Date.now() + viewMs });
      const name = isSecure ? viewCookies.secure : viewCookies.plain;
      const ending = isSecure ? '; Secure' : '';
      return `${name}=${token}; Path=/; Max-Age=${viewMs / 1000}; HttpOnly; SameSite=Strict${ending}`;
    },

    /** Whoever has signed out reads no unpublished words any more. */
    endViews(isOver: (session: string) => boolean): void {
      for (const [token, { session }] of views) if (isOver(session)) views.delete(token);
    },

    fileFor(request: IncomingMessage, path: string): StaticFile | undefined {
      const destination = request.headers['sec-fetch-dest'];
      const view = destination === 'document' ? undefined : viewOf(request);
      const file = view?.site().files.get(path);
      if (file) return isHashed(path) ? file : viewed(file, destination === 'iframe');
      return shown.files.get(path) ?? (isHashed(path) ? formerFile(path) : undefined);
    },
  };

  function formerFile(path: string): StaticFile | undefined {
    for (const files of former) {
      const file = files.get(path);
      if (file) return file;
    }
    return undefined;
  }
}

/** Whoever got it before a publish reads each field as it is now. */
const current = <Of extends object>(read: () => Of): Of =>
  new Proxy({} as Of, { get: (_, field) => Reflect.get(read(), field) });

/** Names in this folder have a hash of their contents, so a name means the same file in every build. */
const isHashed = (path: string) => path.startsWith('/_astro/');

/** A file with words that may be unpublished: no cache may keep it, so that nobody else gets it. Only the desk may frame it. */
function viewed(file: StaticFile, isFramed: boolean): StaticFile {
  const representations = [...file.representations].map(([coding, representation]) => {
    const headers = representation.whole.map((value, index, all) => {
      const name = all[index - 1];
      if (index % 2 === 0) return value;
      if (name === 'Content-Security-Policy' && isFramed)
        return value.replace(/frame-ancestors [^;]*/, "frame-ancestors 'self'");
      return name === 'Cache-Control' ? 'no-store' : value;
    });
    // An empty tag meets no condition of a request, so the answer is always complete and has these headers.
    const changed: Representation = { ...representation, etag: '', modified: '', whole: headers };
    return [coding, changed] as const;
  });
  return { ...file, representations: new Map(representations), seekable: false };
}
