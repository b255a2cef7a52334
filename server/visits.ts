import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { foundWords, searchIndexPath } from '../contract/search-index.ts';
import type { CallTerms } from './booking/offer.ts';
import type { Log, Store } from './database/store.ts';

/**
 * Counts visits after the answer is written, without cookies, and keeps nothing about a person. An arrival is counted
 * exactly. Pages are counted about: a press on a link that the browser has prefetched on hover asks for nothing.
 */
export type Visits = ReturnType<typeof createVisits>;

type Parts = { store: Store; callTerms: Pick<CallTerms, 'zone'>; log: Log };

const everyMs = 60_000;

/** More names than this are made up: the rest of a day is one name. Paths cannot flood, as only built pages are counted. */
const mostNamesADay = 300;
const mostKeys = 2_000;
const mostAgents = 1_000;
const longestAgent = 300;
const others = '(other)';

export function createVisits({ store, callTerms, log }: Parts) {
  let counted = new Map<string, number>();
  let searched = new Map<string, number>();
  let written = new Map<string, number>();
  let names = new Set<string>();
  let namesOf = '';
  const agents = new Map<string, Agent>();
  const timer = setInterval(() => void keep(), everyMs).unref();

  /** Remembered, because looking through a long list takes longer than everything else here. */
  function agentOf({ 'user-agent': whole = '', 'sec-ch-ua-mobile': mobile }: IncomingHttpHeaders): Agent {
    const text = whole.slice(0, longestAgent);
    const known = agents.get(text);
    if (known) return known;
    if (agents.size >= mostAgents) agents.clear();
    const agent = { isRobot: text === '' || isbot(text), phone: mobile === '?1' || /\bMobi/.test(text) };
    agents.set(text, agent);
    return agent;
  }

  function limited(name: string): string {
    if (name === '' || names.has(name)) return name;
    if (names.size >= mostNamesADay) return others;
    names.add(name);
    return name;
  }

  /** What was counted and not kept when the server is killed is lost, and nothing is counted twice. */
  async function keep(): Promise<void> {
    const today = new Date().toDateString();
    if (today !== namesOf) names = new Set();
    namesOf = today;
    if (counted.size + searched.size + written.size === 0) return;
    const pages = [...counted].map(([key, views]) => {
      const [path, phone, arrived, host, campaign] = key.split('\n');
      return { path, phone: phone === 'true', arrived: arrived === 'true', host, campaign, views };
    });
    const rows = [
      ...pages,
      ...[...searched].map(([words, times]) => ({ words, times })),
      ...[...written].map(([campaign, messages]) => ({ campaign, messages })),
    ];
    counted = new Map();
    searched = new Map();
    written = new Map();
    const outcome = await store.run({
      purpose: 'upkeep',
      role: 'service_role',
      headers: {},
      statement: {
        text: 'select public.count_visits($1, $2)',
        values: [callTerms.zone, JSON.stringify(rows)],
      },
    });
    if (outcome.kind === 'refused')
      log.error(`The visits of the last minute were not taken by the database (SQLSTATE ${outcome.code}).`);
  }

  return {
    count(request: IncomingMessage, path: string): void {
      const { isRobot, phone } = agentOf(request.headers);
      if (isRobot || !mayBeCounted(request.headers)) return;
      if (path === searchIndexPath) {
        const found = foundIn(request.url);
        if (found !== null) add(searched, limited(found));
        return;
      }
      const visit = visitOf(request);
      if (!visit) return;
      const { arrived, host, campaign } = visit;
      const key = (name: string, other: string) => `${path}\n${phone}\n${arrived}\n${name}\n${other}`;
      const exact = key(limited(host), limited(campaign));
      const isFull = counted.size >= mostKeys && !counted.has(exact);
      add(counted, isFull ? key(host && others, campaign && others) : exact);
    },
    /** A message, by the campaign in the address of the page that it was sent from, or that led to the form. */
    countMessage(headers: IncomingHttpHeaders): void {
      if (!mayBeCounted(headers) || agentOf(headers).isRobot) return;
      const campaign = campaignIn(headers.referer ?? '');
      if (campaign) add(written, limited(campaign));
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await keep();
    },
  };
}

type Agent = { isRobot: boolean; phone: boolean };
type Visit = { arrived: boolean; host: string; campaign: string };

const add = (sums: Map<string, number>, key: string) => sums.set(key, (sums.get(key) ?? 0) + 1);

/** Not the owner, and not whoever asks by Global Privacy Control not to be counted. */
const mayBeCounted = ({ cookie, 'sec-gpc': control }: IncomingHttpHeaders) =>
  control !== '1' && !isOwner(cookie);

/** What the search says when it is left. Null for a request of the index itself. */
const foundIn = (url = '') => {
  const found = new URLSearchParams(url.split('?')[1]).get(foundWords);
  return found && named([found]);
};

/** Undefined for what is no visit: frames and files. */
function visitOf({ method, headers, url = '' }: IncomingMessage): Visit | undefined {
  if (method !== 'GET') return undefined;
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'document') return undefined;
  const from = headers.referer ? (URL.parse(headers.referer)?.host ?? '') : '';
  const isOurs = from !== '' && from === headers.host;
  const isPrefetch = headers['sec-purpose'] !== undefined;
  if (isPrefetch && !isOurs) return undefined;
  // A browser that does not say how it comes says at least from where.
  const comesAnew = headers['sec-fetch-site'] ? headers['sec-fetch-site'] !== 'same-origin' : from !== '';
  const arrived = comesAnew && !isPrefetch && !isOurs && !isReload(headers);
  if (!arrived) return { arrived, host: '', campaign: '' };
  return { arrived, host: from.toLowerCase().slice(0, 80), campaign: campaignIn(url) };
}

/** A browser that reloads asks whether what it has is still right, and takes no answer of a cache. */
const isReload = ({ 'if-none-match': etag, 'cache-control': control = '' }: IncomingHttpHeaders) =>
  etag !== undefined && /max-age=0/.test(control);

function campaignIn(url: string): string {
  if (!url.includes('utm_')) return '';
  const query = new URLSearchParams(url.slice(url.indexOf('?')));
  return named(['utm_source', 'utm_campaign'].flatMap((name) => query.get(name) ?? []));
}

const named = (parts: string[]) =>
  parts
    .join(' / ')
    .replace(/\p{Cc}/gu, '')
    .slice(0, 80)
    .toWellFormed();

/** Whoever is signed in at the desk looks at the own pages. */
const isOwner = (cookie: string | undefined) =>
  cookie !== undefined && /(?:^|; *)(?:__Host-)?desk=/.test(cookie);
