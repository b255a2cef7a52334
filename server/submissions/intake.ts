import type { FastifyRequest } from 'fastify';
import { submissionIdHeader } from '../../contract/submissions.ts';
import type { Outcome, Store } from '../database/store.ts';
import { visitorFaults } from './answers.ts';
import type { SentRow } from './body.ts';
import type { Caller } from './callers.ts';
import type { Column } from './columns.ts';
import { createRateLimit } from './rate-limit.ts';
import { comesFromOtherSite } from './same-origin.ts';
import { insertStatement, recencyStatement } from './statements.ts';
import type { WireFault } from './wire-fault.ts';

/** The one way in for an enquiry, whether a script or the bare form sends it. */
export type Intake = {
  /** Why a request is turned away whatever it holds, if it is. */
  turnAway(request: FastifyRequest): WireFault | undefined;
  take(enquiry: Enquiry): Promise<Outcome>;
  /** A row when the enquiry with the id is there; it says whether it came within so many minutes. */
  look(id: string, minutes: number): Promise<Outcome>;
};

type Enquiry = {
  row: SentRow;
  caller: Caller;
  /** The id its sender names, who may then have these columns back. */
  submissionId: string;
  returning?: Column[] | undefined;
};

type Parts = {
  store: Store;
  settings: { siteUrl: string | undefined; rateLimitPerMinute: number };
  onStored: () => void;
};

export function createIntake({ store, settings, onStored }: Parts): Intake {
  const secondsToWait = createRateLimit(settings.rateLimitPerMinute);

  return {
    turnAway(request) {
      if (comesFromOtherSite(request, settings.siteUrl)) return visitorFaults.otherSite();
      const seconds = request.method === 'POST' ? secondsToWait(request.ip) : 0;
      return seconds > 0 ? visitorFaults.tooMany(seconds) : undefined;
    },

    async take({ row, caller, submissionId, returning }) {
      const outcome = await store.run({
        purpose: 'enquiry',
        role: caller,
        headers: { [submissionIdHeader]: submissionId },
        statement: insertStatement(row, returning),
      });
      if (outcome.kind === 'done') onStored();
      return outcome;
    },

    look: (id, minutes) =>
      store.run({
        purpose: 'enquiry',
        role: 'anon',
        headers: { [submissionIdHeader]: id },
        statement: recencyStatement(id, minutes),
      }),
  };
}
