import { type DeskCalls, longestSearch, mostDays } from '../../contract/desk.ts';
import { WireFault } from '../requests/wire-fault.ts';

/** The functions of the database behind the desk: what each is given, with the type that PostgreSQL reads it as. */

const callableByThePage = {
  desk_list: { state: 'text', typed: 'text', before: 'timestamptz', before_id: 'uuid', page: 'integer' },
  desk_one: { submission: 'uuid' },
  desk_write: { event: 'uuid', submission: 'uuid', words: 'text' },
  desk_decide: { event: 'uuid', submission: 'uuid', seen: 'integer', decision: 'text' },
  desk_spam_mailbox: { event: 'uuid', submission: 'uuid', seen: 'integer' },
  desk_settle: { event: 'uuid', outcome: 'text' },
  desk_erase: { submission: 'uuid' },
  desk_pulse: { promised_seconds: 'integer' },
  desk_figures: { zone: 'text', weeks: 'integer', promised_seconds: 'integer' },
  desk_day: { first: 'timestamptz', last: 'timestamptz' },
  desk_free_times: {},
  desk_block: { appointment: 'uuid', starts_at: 'timestamptz', ends_at: 'timestamptz' },
  desk_unblock: { appointment: 'uuid' },
  desk_move: { submission: 'uuid', wanted_time: 'timestamptz' },
  desk_cancel: { submission: 'uuid' },
  desk_sessions: {},
} satisfies { [Name in keyof DeskCalls]: Record<keyof DeskCalls[Name]['given'], string> };

const callableByTheServer = {
  desk_export: { state: 'text', typed: 'text', before: 'timestamptz', before_id: 'uuid' },
  desk_begin_reply: { event: 'uuid', submission: 'uuid', words: 'text', seen: 'integer' },
  desk_end_reply: { event: 'uuid', outcome: 'text' },
  desk_make_link: { link_hash: 'text' },
  desk_mail_link: { link_hash: 'text' },
  desk_sign_in: { link_hash: 'text', session_hash: 'text', device: 'text', address: 'text' },
  desk_session: { session_hash: 'text' },
  desk_sign_out: { session: 'uuid' },
  desk_sign_out_others: { session: 'uuid' },
  desk_kept: { after: 'uuid' },
  desk_blocked_times: { after: 'uuid' },
};

export const deskFunctions: Record<string, Record<string, string>> = {
  ...callableByThePage,
  ...callableByTheServer,
};

/** After which other times may be free. */
export const changersOfTheCalendar = [
  'desk_block',
  'desk_unblock',
  'desk_move',
  'desk_cancel',
  'desk_decide',
  'desk_spam_mailbox',
  'desk_erase',
];

/** What has no end would keep the embedded database busy for good: a long search, a moment that never comes. */
export function refuseEndless(name: string, given: Record<string, unknown>): WireFault | undefined {
  const parameters = Object.entries(deskFunctions[name] ?? {});
  const isEndless = parameters.some(
    ([each, type]) => type === 'timestamptz' && given[each] !== null && Number.isNaN(momentIn(given[each])),
  );
  if (isEndless) return tooMuch('A moment such as 2026-11-23T10:00:00Z was expected');
  if (String(given['typed'] ?? '').length > longestSearch)
    return tooMuch(`A search has at most ${longestSearch} letters`);
  const isSpanOfDays = momentIn(given['last']) - momentIn(given['first']) <= mostDays * dayMs;
  if (name === 'desk_day' && !isSpanOfDays) return tooMuch(`At most ${mostDays} days are given at once`);
  return undefined;
}

const dayMs = 24 * 60 * 60_000;
const momentIn = (value: unknown) => Date.parse(String(value));
const tooMuch = (message: string) => new WireFault(400, '22023', message);
