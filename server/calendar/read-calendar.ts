import { lookup } from 'node:dns';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import * as say from '../../content/messages/own-calendar.ts';
import { mostDays } from '../../contract/desk.ts';
import type { FreeTime } from '../../contract/rows.ts';
import { connect } from '../website/calls.ts';
import { busyIn, Unreadable } from './busy-in.ts';

/** Reads the owner's own calendar, in a process of its own. The address is a secret, so nothing is logged. */

/** `hosts` are servers of the own network that may be asked nevertheless, `calls` the UIDs of our own. */
export type Wanted = { address: string; etag: string | null; zone: string; hosts: string[]; calls: string[] };

/** Busy times are null where they are the same, or unknown because of a fault. */
export type Reading = { etag: string | null; busy: FreeTime[] | null; fault: string | null };

const day = 24 * 60 * 60_000;
const mostBytes = 10 * 1024 ** 2;
const mostRedirects = 3;

async function read({ address, etag, hosts, ...rest }: Wanted): Promise<Reading> {
  try {
    const answer = await open(new URL(address), etag, hosts);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 304) return { etag, busy: null, fault: null };
    if (statusCode !== 200) throw new Unreadable(say.statusOf(statusCode));
    const from = Date.now() - day;
    const to = from + mostDays * day;
    const busy = busyIn(await textOf(answer), { from, to, ...rest });
    return { etag: headers.etag ?? null, busy, fault: null };
  } catch (error) {
    return { etag, busy: null, fault: error instanceof Unreadable ? error.message : say.unreachable };
  }
}

async function open(url: URL, etag: string | null, hosts: string[], hop = 0): Promise<IncomingMessage> {
  const isKnown = hosts.includes(url.host);
  const isPublic = url.port === '' && !isPrivate(url.hostname.replace(/[[\]]/g, ''));
  if (url.protocol !== 'https:' || url.username || url.password || !(isKnown || isPublic))
    throw new Unreadable(say.notPublic);
  const headers = etag ? { 'If-None-Match': etag } : {};
  const request = get(url, isKnown ? { headers } : { headers, lookup: lookupPublic });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const { location } = answer.headers;
  if (!location) return answer;
  request.destroy();
  if (hop === mostRedirects) throw new Unreadable(say.unreachable);
  return open(new URL(location, url), etag, hosts, hop + 1);
}

/** What is not on the internet, and what leads there by another name. */
const notPublic = new BlockList();
const ranges =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 ' +
  '198.18.0.0/15 224.0.0.0/3 ::/96 64:ff9b::/32 2001::/32 2002::/16 fc00::/7 fe80::/9 ff00::/8';
for (const [net = '', bits] of ranges.split(' ').map((range) => range.split('/')))
  notPublic.addSubnet(net, Number(bits), isIPv6(net) ? 'ipv6' : 'ipv4');

/** False for what is no number. */
const isPrivate = (address: string) => notPublic.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Connections go to the address that was checked, because a name may lead elsewhere a moment later. */
const lookupPublic: LookupFunction = (name, options, done) =>
  lookup(name, options, (error, found, family) => {
    const all = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
    done(error ?? (all.some(isPrivate) ? new Unreadable(say.notPublic) : null), found, family);
  });

async function textOf(answer: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of answer) {
    bytes += piece.length;
    if (bytes > mostBytes) throw new Unreadable(say.tooMuch);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

const calls = { read };
export type ReadCalls = typeof calls;
connect(process as never, calls);
