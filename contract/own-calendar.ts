import { z } from 'zod';
import { appointment, freeTime, id, moment } from './rows.ts';

/** The owner's own calendar: it subscribes to the calls, and is read for the times at which nobody can book. */

const text = z.string();

const sharedCall = appointment.omit({ status: true }).extend({ changed_at: moment, name: text.nullable() });

export const ownCalendarFunctions = {
  desk_own_calendar: {
    by: 'page',
    does: 'Sets the secret with which calendars subscribe to the calls, whether these have names, and where the own calendar is read. Null leaves what there is, an empty text takes it away. With nothing but null the calendar is read again at once.',
    given: z.strictObject({
      ...{ link_hash: text.nullable(), shows_name: z.boolean().nullable() },
      address: text.nullable(),
    }),
    value: z.boolean(),
    changesCalendar: true,
  },
  desk_shared_calls: {
    by: 'owner',
    does: 'The calls for whoever has the secret behind the hash; null for another.',
    given: z.strictObject({ link_hash: text }),
    value: z.array(sharedCall).nullable(),
  },
  desk_begin_reading: {
    by: 'owner',
    does: 'Where the own calendar is read, and the UIDs of our calls, if that is due and nobody else does it.',
    given: z.strictObject({}),
    value: z.strictObject({ address: text, etag: text.nullable(), calls: z.array(id) }).nullable(),
  },
  desk_end_reading: {
    by: 'owner',
    does: 'Keeps what came of it: busy times, null if they are the same, or a fault; nothing if another calendar has been set.',
    given: z.strictObject({
      ...{ address: text, etag: text.nullable() },
      ...{ busy: z.array(freeTime).nullable(), fault: text.nullable() },
    }),
    value: z.boolean().nullable(),
    changesCalendar: true,
  },
} as const;
