import { company } from '../content/company.ts';

/**
 * A call as a calendar file (RFC 5545), for the page and for emails (RFC 5546). A call keeps its UID, whatever the owner
 * changes, and gets a higher SEQUENCE with each change, so that calendars update the entry they have.
 */

export type CalendarEntry = {
  /** `PUBLISH` is for downloads; `REQUEST` and `CANCEL` are for invitations by email. */
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  call: { starts_at: string; ends_at: string; sequence: number; uid: string };
  summary: string;
  description: string;
  /** The invited address. It has passed the browser's rule for email addresses. */
  attendee?: string;
  writtenAt: Date;
};

export const toCalendarFile = (entry: CalendarEntry) => fileOf([`METHOD:${entry.method}`], [entry]);

/** For calendars that subscribe to all calls, and read them again every quarter of an hour or as often as they choose. */
export const toSubscription = (entries: CalendarEntry[]) =>
  fileOf(['REFRESH-INTERVAL;VALUE=DURATION:PT15M', 'X-PUBLISHED-TTL:PT15M'], entries);

function fileOf(head: string[], entries: CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(company.name)}//Website//EN`,
    ...head,
    ...entries.flatMap(eventOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const eventOf = ({ method, call, summary, description, attendee, writtenAt }: CalendarEntry) => [
  'BEGIN:VEVENT',
  `UID:${call.uid}`,
  `SEQUENCE:${call.sequence}`,
  `DTSTAMP:${toUtc(writtenAt)}`,
  `DTSTART:${toUtc(new Date(call.starts_at))}`,
  `DTEND:${toUtc(new Date(call.ends_at))}`,
  `SUMMARY:${escapeText(summary)}`,
  `DESCRIPTION:${escapeText(description)}`,
  `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
  // Calendars treat an entry with another organizer as a different entry, so the page and the emails name the same one.
  `ORGANIZER;CN=${quote(company.name)}:mailto:${company.email}`,
  ...(attendee
    ? [
        `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${encodeURI(attendee).replace(/[?#&=]/g, encodeURIComponent)}`,
      ]
    : []),
  'END:VEVENT',
];

/** In UTC: calendars convert it to the zone of the reader. */
const toUtc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** Parameters cannot be escaped. */
const quote = (text: string) => `"${text.replaceAll('"', "'")}"`;

/** Lines have at most 75 bytes and are never broken within a letter. */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > 75) {
      pieces.push(piece);
      // The space at the start of a continued line counts.
      piece = '';
      bytes = 1;
    }
    piece += letter;
    bytes += size;
  }
  return [...pieces, piece].join('\r\n ');
}

const encoder = new TextEncoder();
