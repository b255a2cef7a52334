import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { submissionIdHeader } from '../contract/wire.ts';
import type { Outcome, Store, Work } from './database/store.ts';
import type { FreeTimes } from './free-times.ts';
import type { Column } from './language/columns.ts';
import { insertStatement, recencyStatement, type SentRow } from './language/statements.ts';
import { comesFromOtherSite } from './requests/callers.ts';
import { createRateLimit, picksAnHour, tooManyPicksRefusal, unlimited } from './requests/rate-limit.ts';
import { type Caller, visitorFaults, type WireFault } from './requests/wire-fault.ts';

/** Takes an enquiry in, whether a script or the plain form sends it. */
export type Intake = ReturnType<typeof createIntake>;

type Enquiry = {
  row: SentRow;
  caller: Caller;
  /** The id given by its sender, who may read these columns back. */
  submissionId: string;
  request: Pick<FastifyRequest, 'ip' | 'headers'>;
  returning?: Column[] | undefined;
};

type Parts = {
  store: Store;
  freeTimes: FreeTimes;
  settings: { siteUrl: string | undefined; rateLimitPerMinute: number };
  /** Whether the site has a page at the path. */
  isPage: (path: string) => boolean;
  /** Called with the headers of the request that brought it. */
  onStored: (headers: IncomingHttpHeaders) => void;
};

const minute = 60_000;

/**
 * Reads allowed per submission. Picking a time needs several: the free times, and again while the visitor looks at
 * them.
 */
const readsPerSubmission = 6;

export function createIntake({ store, freeTimes, settings, isPage, onStored }: Parts) {
  const perMinute = settings.rateLimitPerMinute;
  const isLimited = perMinute > 0;
  const writes = isLimited ? createRateLimit(perMinute, minute) : unlimited;
  const reads = isLimited ? createRateLimit(readsPerSubmission * perMinute, minute) : unlimited;
  const picks = isLimited ? createRateLimit(picksAnHour, 60 * minute) : unlimited;

  return {
    /** Returns the reason to reject a request before its body is read. The owner is not limited. */
    reject(request: FastifyRequest, caller: Caller | WireFault): WireFault | undefined {
      if (comesFromOtherSite(request, settings.siteUrl)) return visitorFaults.otherSite();
      if (caller === 'service_role') return undefined;
      const seconds = (request.method === 'POST' ? writes : reads).take(request.ip);
      return seconds > 0 ? visitorFaults.tooMany(seconds) : undefined;
    },

    async take(sent: Enquiry): Promise<Outcome> {
      const enquiry = withKnownOrigin(sent);
      const countStored = (outcome: Outcome): Outcome => {
        if (outcome.kind === 'done') onStored(enquiry.request.headers);
        return outcome;
      };
      if (!isPick(enquiry.row)) return store.run(workOf(enquiry)).then(countStored);
      const isCounted = picks.take(enquiry.request.ip) === 0;
      if (!isCounted && !(await isStored(enquiry))) return tooManyPicksRefusal;
      const outcome = await store.run(workOf(enquiry)).then(countStored);
      // A pick that failed, or was sent again after no answer, has booked nothing and is not counted.
      if (isCounted && outcome.kind !== 'done') picks.giveBack(enquiry.request.ip);
      freeTimes.forget();
      return outcome;
    },

    look,
  };

  /** The database checks only the form of the path. The owner may restore rows from pages that no longer exist. */
  function withKnownOrigin(enquiry: Enquiry): Enquiry {
    const { came_from } = enquiry.row;
    if (enquiry.caller !== 'anon' || came_from === undefined || came_from === null) return enquiry;
    return isPage(String(came_from)) ? enquiry : { ...enquiry, row: { ...enquiry.row, came_from: null } };
  }

  /**
   * Finds the row with the id. The row says whether it came within so many minutes. Reads as the owner, because the
   * sender may see the row for an hour only.
   */
  function look(id: string, minutes: number) {
    return store.run({
      purpose: 'enquiry',
      role: 'service_role',
      headers: {},
      statement: recencyStatement(id, minutes),
    });
  }

  async function isStored({ row }: Enquiry): Promise<boolean> {
    const outcome = await look(String(row.id), 0);
    return outcome.kind === 'done' && outcome.rows.length > 0;
  }
}

const workOf = ({ row, caller, submissionId, returning }: Enquiry): Work => ({
  purpose: 'enquiry',
  role: caller,
  headers: { [submissionIdHeader]: submissionId },
  statement: insertStatement(row, returning),
});

const isPick = ({ wanted_time }: SentRow) => wanted_time !== undefined && wanted_time !== null;
