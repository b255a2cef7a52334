import { csvMark, toCsvRow } from '../../contract/csv.ts';
import { promisedSeconds } from '../../contract/promise.ts';
import type { DeskEvent, KeptCase, StoredSubmission } from '../../contract/rows.ts';
import { localTime } from '../enquiries/local-time.ts';
import type { Enquiry } from '../enquiries/read-all.ts';

const minute = 60_000;

export function rowOf(row: StoredSubmission, now: Date): string {
  const spam = row.suspected_spam ? ' [suspected spam]' : '';
  return `${row.id}  ${localTime(row.received_at)}  ${promise(row, now).padEnd(17)}  ${row.name} <${row.email}>${spam}`;
}

export const callRowOf = ({ id, call, name, email, phone_number }: Enquiry) =>
  `${id}  ${call && localTime(call.starts_at)}  ${name} <${email}>${phone_number ? ` ${phone_number}` : ''}`;

export function sheetOf(row: Enquiry, now: Date): string {
  const facts: [string, string | null][] = [
    ['Id', row.id],
    ['Received', `${localTime(row.received_at)} (${promise(row, now)})`],
    [
      'Call',
      row.call && `${localTime(row.call.starts_at)}${row.call.status === 'cancelled' ? ' (canceled)' : ''}`,
    ],
    ['Suspected spam', row.suspected_spam ? 'yes' : null],
    ['From', row.source === 'connection-test' ? 'the connection test page' : null],
    ['Name', row.name],
    ['Email', row.email],
    ['Phone', row.phone_number],
    ['Instagram', row.instagram_handle],
    ['Other social media', row.other_social_media],
    ['Came from', row.came_from],
    ['On the desk', row.desk && wordCase(row.desk)],
  ];
  const lines = facts
    .filter(([, value]) => value)
    .map(([label, value]) => `${`${label}:`.padEnd(20)}${value}`);
  return [...lines, '', row.business_details, ...(row.desk?.events ?? []).flatMap(wordEvent)].join('\n');
}

const wordCase = ({ status, answered_at }: KeptCase) =>
  answered_at ? `${status}, answered ${localTime(answered_at)}` : status;

/** Decisions are shown with the case; only events with text are listed here. */
const wordEvent = ({ kind, text, state, at }: DeskEvent) =>
  text === null ? [] : ['', `${localTime(at)} ${kind}${state ? ` (${state})` : ''}`, text];

/** How much of the promised time is left. */
function promise({ received_at }: StoredSubmission, now: Date): string {
  const left = Date.parse(received_at) + promisedSeconds() * 1000 - now.getTime();
  return left > 0 ? `${duration(left)} left` : `late by ${duration(-left)}`;
}

function duration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / minute);
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `${Math.floor(minutes / (24 * 60))} days`;
}

/** Replaces control characters, which a terminal would obey. */
export const printable = (text: string) => text.replace(/(?!\n)\p{Cc}/gu, '\ufffd');

const columns: (keyof StoredSubmission)[] = [
  'received_at',
  'name',
  'email',
  'phone_number',
  'other_social_media',
  'instagram_handle',
  'business_details',
  'suspected_spam',
  'created_at',
  'id',
];

export function toCsv(rows: Enquiry[]): string {
  const lines = [
    [...columns, 'call_starts_at', 'call_status', 'came_from', 'status', 'answered_at'],
    ...rows.map(({ call, desk, ...row }) => [
      ...columns.map((column) => toText(row[column])),
      call?.starts_at ?? '',
      call?.status ?? '',
      toText(row.came_from),
      desk?.status ?? '',
      desk?.answered_at ?? '',
    ]),
  ];
  return csvMark + lines.map(toCsvRow).join('');
}

const toText = (value: StoredSubmission[keyof StoredSubmission]) => (value === null ? '' : String(value));
