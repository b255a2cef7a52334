import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import type { CallTerms } from './booking/offer.ts';
import type { Store } from './database/store.ts';

/**
 * Counts visits after the answer is written, without cookies, and keeps nothing about a person. An arrival is counted
 * exactly. Pages are counted about: a press on a link that the browser has prefetched on hover asks for nothing.
 */
export type Visits = ReturnType<typeof createVisits>;

type Parts = { store: Store; callTerms: Pick<CallTerms, 'zone'> };

const everyMs = 60_000;

/** More names than this are made up: the rest of a day is one name. Paths cannot flood, as only built pages are counted. */
const mostNamesADay = 300;
const mostKeys = 2_000;
const mostAgents = 1_000;
const others = '(other)';

export function createVisits({ store, callTerms }: Parts) {
  let counted = new Map<string, number>();
  let names = new Set<string>();
  let namesOf = '';
  const robots = new Map<string, boolean>();
  const timer = setInterval(() => void keep(), everyMs).unref();

  function isRobot(agent: string): boolean {
    const known = robots.get(agent);
    if (known !== undefined) return known;
    if (robots.size >= mostAgents) robots.clear();
    const verdict = agent === '' || isbot(agent);
    robots.set(agent, verdict);
    return verdict;
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
    if (counted.size === 0) return;
    const rows = [...counted].map(([key, views]) => ({ ...JSON.parse(key), views }));
    counted = new Map();
    await store.run({
      purpose: 'upkeep',
      role: 'service_role',
      headers: {},
      statement: {
        text: 'select public.count_visits($1, $2)',
        values: [callTerms.zone, JSON.stringify(rows)],
      },
    });
  }

  return {
    count(request: IncomingMessage, path: string): void {
      const visit = visitOf(request);
      if (!visit || isRobot(request.headers['user-agent'] ?? '')) return;
      const { host, campaign, ...rest } = visit;
      const key = (name: string, other: string) =>
        JSON.stringify({ path, ...rest, host: name, campaign: other });
      const exact = key(limited(host), limited(campaign));
      const isFull = counted.size >= mostKeys && !counted.has(exact);
      const kept = isFull ? key(host && others, campaign && others) : exact;
      counted.set(kept, (counted.get(kept) ?? 0) + 1);
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await keep();
    },
  };
}

type Visit = { phone: boolean; arrived: boolean; host: string; campaign: string };

/** Undefined for what is no visit: frames, files, the owner, and whoever asks by Global Privacy Control not to be counted. */
function visitOf({ method, headers, url = '' }: IncomingMessage): Visit | undefined {
  if (method !== 'GET' || headers['sec-gpc'] === '1' || isOwner(headers.cookie)) return undefined;
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'document') return undefined;
  const from = URL.parse(headers.referer ?? '')?.host ?? '';
  const isOurs = from !== '' && from === headers.host;
  const isPrefetch = headers['sec-purpose'] !== undefined;
  if (isPrefetch && !isOurs) return undefined;
  // A browser that does not say how it comes says at least from where.
  const comesAnew = headers['sec-fetch-site'] ? headers['sec-fetch-site'] !== 'same-origin' : from !== '';
  const arrived = comesAnew && !isPrefetch && !isOurs;
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  const campaign = ['utm_source', 'utm_campaign'].flatMap((name) => query.get(name) ?? []).join(' / ');
  return {
    phone: headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? ''),
    arrived,
    host: arrived ? from.toLowerCase().slice(0, 80) : '',
    campaign: arrived ? campaign.replace(/\p{Cc}/gu, '').slice(0, 80) : '',
  };
}

/** Whoever is signed in at the desk looks at the own pages. */
const isOwner = (cookie = '') => /(?:^|; *)(?:__Host-)?desk=/.test(cookie);
