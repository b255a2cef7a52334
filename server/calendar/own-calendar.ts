import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isolated } from '../../content/isolated.ts';
import { callLabel, titleWith } from '../../content/messages/call-mail.ts';
import { tooMuch } from '../../content/messages/own-calendar.ts';
import { toSubscription } from '../../contract/calendar-file.ts';
import { calendarPath } from '../../contract/desk.ts';
import type { CallTerms } from '../booking/offer.ts';
import type { DatabaseClient } from '../desk/database-client.ts';
import { hashOf } from '../desk/sessions.ts';
import { createRateLimit } from '../requests/rate-limit.ts';
import { WireFault } from '../requests/wire-fault.ts';
import { checkConditions } from '../static/conditions.ts';
import { connect, startProgram } from '../website/calls.ts';
import type { ReadCalls, Reading, Wanted } from './read-calendar.ts';

/** The owner's own calendar: it subscribes to the calls, and is read for the times at which nobody can book. */

/** The calls, for whoever knows the address with the secret. */
export async function subscription(app: FastifyInstance, { database }: { database: DatabaseClient }) {
  const limit = createRateLimit(60, 60_000);
  app.get<{ Params: { file: string } }>(`${calendarPath}/:file`, async (request, reply) => {
    const wait = limit.take(request.ip);
    if (wait > 0) return reply.code(429).header('Retry-After', wait).send();
    const link_hash = hashOf(request.params.file.replace(/\.ics$/, ''));
    const calls = await database.call('desk_shared_calls', { link_hash });
    if (calls instanceof WireFault) return reply.code(503).header('Retry-After', 60).send();
    if (calls === null) return reply.callNotFound();
    const entries = calls.map(({ name, changed_at, ...call }) => ({
      ...{ method: 'PUBLISH' as const, call, description: '' },
      summary: name ? titleWith(isolated(name)) : callLabel,
      // Not now: what has not changed is not sent again.
      writtenAt: new Date(changed_at),
    }));
    const file = toSubscription(entries);
    const etag = `"${createHash('sha256').update(file).digest('base64url')}"`;
    reply.headers({ ETag: etag, 'Cache-Control': 'private, no-cache' });
    if (checkConditions(request.headers, { etag, modified: '' }) === 304) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(file);
  });
}

/** How often to look whether it is due, which it is every quarter of an hour, and when the owner has named another one. */
const everyMs = 1_000;
const longestMs = 15_000;

/** Gives what ends it. */
export function followOwnCalendar(
  database: DatabaseClient,
  callTerms: Pick<CallTerms, 'zone'>,
  hosts: string[],
): () => Promise<void> {
  const leaving = new AbortController();
  const { signal } = leaving;
  const left = follow();

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      const own = await database.call('desk_begin_reading', {});
      if (own !== null && !(own instanceof WireFault)) {
        const reading = await readApart({ ...own, zone: callTerms.zone, hosts }, signal);
        if (!signal.aborted) await database.call('desk_end_reading', { address: own.address, ...reading });
      }
      await pause(everyMs, undefined, { signal }).catch(() => undefined);
    }
  }

  return () => {
    leaving.abort();
    return left;
  };
}

/** What a stranger's file takes of time and memory is taken from a process of its own, which is killed when that is too much. */
async function readApart(wanted: Wanted, leaving: AbortSignal): Promise<Reading> {
  const child = startProgram(new URL('./read-calendar.ts', import.meta.url)).on('error', () => undefined);
  const end = () => child.kill('SIGKILL');
  AbortSignal.any([leaving, AbortSignal.timeout(longestMs)]).addEventListener('abort', end);
  try {
    return await connect<ReadCalls>(child, {})('read', wanted);
  } catch {
    return { etag: null, busy: null, fault: tooMuch };
  } finally {
    end();
  }
}
