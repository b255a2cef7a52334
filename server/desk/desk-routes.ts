import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteShorthandOptionsWithHandler,
} from 'fastify';
import { notBuilt, otherOrigin } from '../../content/messages/desk-answers.ts';
import type { Letters } from '../../content/schemas/reply-templates.ts';
import { type DeskOpening, deskPath, openingPath, settingsHeader } from '../../contract/desk.ts';
import { functionNamed, type Given, type PageFunction } from '../../contract/functions.ts';
import type { ListState } from '../../contract/rows.ts';
import { websitePath } from '../../contract/website.ts';
import type { CallTerms } from '../booking/offer.ts';
import { parseArguments } from '../language/statements.ts';
import { createPost } from '../notifications/post.ts';
import { createRequestOriginOf, originOf, type RequestOrigin } from '../requests/request-origin.ts';
import { faults, WireFault } from '../requests/wire-fault.ts';
import type { Settings } from '../settings.ts';
import { answerWith } from '../static/answer.ts';
import { surroundingsOf } from '../static/headers.ts';
import type { DatabaseClient } from './database-client.ts';
import { exportEnquiries } from './export.ts';
import { createOpening, settingsOf } from './opening.ts';
import { type BuiltDesk, deskHeaders, sendDrawn } from './pages.ts';
import { createReplies } from './reply.ts';
import { createSessions, createSignIn } from './sessions.ts';
import { createToldDevices } from './told-devices.ts';

export type DeskParts = {
  database: DatabaseClient;
  settings: Pick<Settings, 'siteUrl' | 'smtp' | 'supabaseUrl' | 'trustProxy' | 'hsts' | 'pushHosts'>;
  /** Signs the secrets of links and sessions. */
  serviceKey: string;
  callTerms: CallTerms;
  /** The templates for replies, as they were published last. */
  letters: () => Letters;
  built: BuiltDesk | undefined;
  website: WebsiteDesk;
};

/** Answers what the desk asks about the words of the website. */
export type WebsiteDesk = {
  answer: (name: string, given: Record<string, unknown>, session: string) => Promise<object>;
  /** Makes the cookie for frames that show a build, until the session ends. */
  view: (given: Record<string, unknown>, isSecure: boolean, session: string) => Promise<string | WireFault>;
  takePhoto: (given: { bytes: string; isMark: boolean }, session: string) => Promise<object>;
  /** A photo as WebP, or where a build has it. */
  photo: (name: string) => Promise<Buffer | string | WireFault>;
  endViews: (isOver: (session: string) => boolean) => void;
  /** The number of unpublished changes, and 0 if it is unknown, because the desk must open anyway. */
  countChanges: () => Promise<number>;
};

/** Enough for the 20,000 characters of a reply, at up to four bytes each and with escapes. */
const longBody = 256 * 1024;
/** Enough for a photo in base64, and for one that is too heavy to be told so. */
const photoBody = 20 * 1024 * 1024;
/** Enough for a secret. */
const shortBody = 1024;

/** If the database takes longer, the page is sent without data and says that it is loading. */
const patienceMs = 5000;

type Asked = { request: FastifyRequest; requestOrigin: RequestOrigin; given: Record<string, unknown> };

/** The routes of the owner's desk. Without a session only the empty page is available. */
export async function desk(
  app: FastifyInstance,
  { database, settings, serviceKey, callTerms, letters, built, website }: DeskParts,
) {
  const { siteUrl, smtp } = settings;
  const requestOriginOf = createRequestOriginOf(settings);
  const headers = deskHeaders(surroundingsOf(settings));
  const mail = smtp && {
    address: smtp.notifyEmail,
    post: createPost({ ...smtp, neverTwice: true }),
  };
  const sessions = createSessions(database, serviceKey);
  const signIn = createSignIn(database, serviceKey, mail);
  const replies = createReplies(database, mail, callTerms);
  const toldDevices = createToldDevices({ database, settings, serviceKey });
  const settingsFor = () =>
    settingsOf(callTerms, {
      letters: letters(),
      sends_from: mail?.address ?? null,
      site_url: siteUrl ?? null,
      push_key: toldDevices.key,
      build: built?.edition ?? '',
    });
  const openingFor = createOpening(database, website, settingsFor);
  const requestOrigins = new WeakMap<FastifyRequest, RequestOrigin>();
  const sessionIds = new WeakMap<FastifyRequest, string>();

  // `open` asks for no session.
  const open = (path: string, ...route: Parameters<typeof fromPage>) =>
    app.post(deskPath + path, fromPage(...route));
  const get = (path: string, ...route: Parameters<typeof signedIn>) =>
    app.get(deskPath + path, signedIn(...route));
  const post = (path: string, ...route: Parameters<typeof signedIn>) =>
    app.post(deskPath + path, signedIn(...route));

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.addHook('onClose', async () => mail?.post.close());
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode < 500) return refuse(reply, new WireFault(statusCode, 'unreadable', error.message));
    request.log.error(error, 'fault');
    return refuse(reply, new WireFault(500, 'fault', 'A fault of the server'));
  });

  app.get(deskPath, async (request, reply) => {
    const requestOrigin = requestOriginOf(request.headers);
    if (requestOrigin instanceof WireFault || !built) return sendPage(request, reply);
    const late = setTimeout(patienceMs, undefined, { ref: false });
    const opening = await Promise.race([openedBy(request, requestOrigin), late]);
    if (opening === undefined) return sendPage(request, reply);
    const drawn = await built
      .draw(opening ?? { sendsMail: mail !== undefined })
      .catch((error) => request.log.error(error, 'not drawn'));
    if (!drawn) return sendPage(request, reply);
    if (opening) reply.header('Set-Cookie', sessions.renew(request, requestOrigin));
    reply.headers(built.headers);
    return sendDrawn(drawn, request, reply);
  });
  app.get(`${deskPath}/in`, sendPage);
  app.get(`${deskPath}/*`, sendPage);

  open('/sign-in', shortBody, async ({ request, requestOrigin, given }, reply) => {
    const secret = await signIn.enter(request, given);
    if (secret instanceof WireFault) return secret;
    return reply.code(204).header('Set-Cookie', sessions.begin(requestOrigin, secret)).send();
  });

  open('/mail-link', shortBody, async ({ request }, reply) => {
    const origin = originOf(siteUrl, request.socket.localPort);
    void signIn.mailLink(request.ip, origin);
    return reply.code(202).send();
  });

  post('/sign-out', shortBody, async ({ requestOrigin, given, session }, reply) => {
    const ended = given['session'] ?? session;
    const answer =
      given['others'] === true
        ? await database.call('desk_sign_out_others', { session })
        : await database.call('desk_sign_out', { session: ended } as Given<'desk_sign_out'>);
    if (answer instanceof WireFault) return answer;
    website.endViews((other) => (given['others'] === true ? other !== session : other === ended));
    if (given['others'] !== true && ended === session)
      reply.header('Set-Cookie', sessions.end(requestOrigin));
    return reply.code(204).send();
  });

  post('/make-link', shortBody, async ({ requestOrigin }) => {
    const link = await signIn.makeLink(requestOrigin.origin);
    return link instanceof WireFault ? link : { link };
  });

  post('/tell', longBody, ({ given, session }) => toldDevices.tell(session, given));

  post('/call/:name', longBody, async ({ request, given, session }, reply) => {
    const { name } = request.params as { name: string };
    if (!isForPage(name)) return faults.unknownFunction(name, []);
    const answer = await database.forward(name, given, session);
    return answer instanceof WireFault ? answer : reply.type('application/json; charset=utf-8').send(answer);
  });

  post('/reply', longBody, ({ given, session }) => replies.send(given, session));

  post(`${websitePath}/view`, shortBody, async ({ requestOrigin, given, session }, reply) => {
    const cookie = await website.view(given, requestOrigin.isSecure, session);
    if (cookie instanceof WireFault) return cookie;
    return reply.code(204).header('Set-Cookie', cookie).send();
  });

  post(`${websitePath}/photo`, photoBody, ({ given, session }) =>
    website.takePhoto({ bytes: String(given['bytes']), isMark: given['isMark'] === true }, session),
  );

  get(`${websitePath}/photos/:name`, shortBody, async ({ request }, reply) => {
    const photo = await website.photo((request.params as { name: string }).name);
    if (photo instanceof WireFault) return photo;
    if (typeof photo === 'string') return reply.redirect(photo);
    // Its name says what it shows.
    return reply.type('image/webp').header('Cache-Control', 'private, max-age=31536000').send(photo);
  });

  post(
    `${websitePath}/:name`,
    longBody,
    ({ request, given, session }) => {
      const { name } = request.params as { name: string };
      return website.answer(name, given, session);
    },
    ['ids', 'versions'],
  );

  get(openingPath, longBody, async ({ request, requestOrigin, session }, reply) => {
    const opening = await openingFor(session);
    if (opening instanceof WireFault) return opening;
    reply.header('Set-Cookie', sessions.renew(request, requestOrigin));
    return opening;
  });

  get('/export.csv', longBody, async ({ request }, reply) => {
    const { searchParams } = new URL(request.url, 'http://localhost');
    const csv = await exportEnquiries(database, {
      // The contract refuses any other value.
      state: searchParams.get('state') as ListState | null,
      typed: searchParams.get('typed'),
    });
    if (csv instanceof WireFault) return csv;
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', 'attachment; filename="enquiries.csv"')
      .send(csv);
  });

  /** Null when nobody is signed in; undefined when it is unknown, and the page asks again. */
  async function openedBy(
    request: FastifyRequest,
    requestOrigin: RequestOrigin,
  ): Promise<DeskOpening | null | undefined> {
    const session = await sessions.find(request, requestOrigin);
    if (session instanceof WireFault) return session.status === 401 ? null : undefined;
    const opening = await openingFor(session);
    return opening instanceof WireFault ? undefined : opening;
  }

  function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const requestOrigin = requestOriginOf(request.headers);
    if (requestOrigin instanceof WireFault)
      return reply
        .code(requestOrigin.status)
        .type('text/plain; charset=utf-8')
        .send(`${requestOrigin.error.message}\n`);
    const [path = ''] = request.url.split('?');
    const file = built?.files.get(path);
    if (file) return answerWith(file, 200, request, reply);
    if (!built) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
    return path === `${deskPath}/` ? reply.redirect(deskPath, 308) : refuse(reply, faults.unknownTable(path));
  }

  /** A route for the desk's own page. Other callers are refused before their body is read. `lists` are the names of given lists. */
  function fromPage(
    bodyLimit: number,
    handle: (asked: Asked, reply: FastifyReply) => Promise<unknown>,
    lists?: string[],
  ): RouteShorthandOptionsWithHandler {
    return {
      bodyLimit,
      onRequest: async (request, reply) => {
        const requestOrigin = requestOriginOf(request.headers);
        if (requestOrigin instanceof WireFault) return refuse(reply, requestOrigin);
        const stranger = refuseStranger(request.method, request.headers, requestOrigin);
        if (stranger) return refuse(reply, stranger);
        requestOrigins.set(request, requestOrigin);
      },
      handler: async (request, reply) => {
        const given = request.method === 'POST' ? parseArguments(request.body, lists) : {};
        if (given instanceof WireFault) return refuse(reply, given);
        const answer = await handle({ request, requestOrigin: known(requestOrigins, request), given }, reply);
        return answer instanceof WireFault ? refuse(reply, answer) : answer;
      },
    };
  }

  /** A route that also needs a session, which is checked before the body is read. */
  function signedIn(
    bodyLimit: number,
    handle: (asked: Asked & { session: string }, reply: FastifyReply) => Promise<unknown>,
    lists?: string[],
  ): RouteShorthandOptionsWithHandler {
    const route = fromPage(
      bodyLimit,
      (asked, reply) => handle({ ...asked, session: known(sessionIds, asked.request) }, reply),
      lists,
    );
    return {
      ...route,
      preParsing: async (request, reply) => {
        const session = await sessions.find(request, known(requestOrigins, request));
        if (session instanceof WireFault) return refuse(reply, session);
        sessionIds.set(request, session);
        // A publish may change facts that the desk itself uses: the promise, the name, the owner's zone.
        reply.header(settingsHeader, settingsFor().edition);
      },
    };
  }
}

function known<Value>(values: WeakMap<FastifyRequest, Value>, request: FastifyRequest): Value {
  const value = values.get(request);
  if (value === undefined) throw new Error('A handler of the desk ran without its guard.');
  return value;
}

const isForPage = (name: string): name is PageFunction => functionNamed(name)?.by === 'page';

function refuse(reply: FastifyReply, { status, headers, error }: WireFault) {
  if (status === 500) reply.log.error({ code: error.code }, 'unexpected refusal at the desk');
  return reply.code(status).headers(headers).send(error);
}

/**
 * Refuses requests that do not come from the desk's own page. Browsers send the cookie with every request, so unlike at the
 * data interface, requests without an origin are refused too.
 */
function refuseStranger(
  method: string,
  headers: IncomingHttpHeaders,
  { origin }: RequestOrigin,
): WireFault | undefined {
  const fetchSite = headers['sec-fetch-site'];
  const isOurs = fetchSite === undefined || fetchSite === 'same-origin';
  // Browsers send no origin when they only read.
  const isNamed = method === 'GET' || method === 'HEAD' || headers.origin === origin;
  return isOurs && isNamed ? undefined : new WireFault(403, 'other_origin', otherOrigin);
}
