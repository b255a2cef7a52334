import { company } from '../content/company.ts';

/**
 * A call as calendars read it (RFC 5545), for the page and for mails (RFC 5546). The same call has the same UID wherever
 * it comes from, and a higher SEQUENCE after each change, so that a calendar changes the entry it has.
 */

export type CalendarEntry = {
  /** Publish is for whoever downloads it; request and cancel are for whoever is invited by mail. */
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  call: { starts_at: string; ends_at: string; sequence: number; uid: string };
  summary: string;
  description: string;
  /** Whoever is invited: an address that a browser's rule for e-mail addresses has let through. */
  attendee?: string;
  writtenAt: Date;
};

export function toCalendarFile(entry: CalendarEntry): string {
  const { method, call, summary, description, attendee, writtenAt } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(company.name)}//Website//EN`,
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${call.uid}@${domain}`,
    `SEQUENCE:${call.sequence}`,
    `DTSTAMP:${toUtc(writtenAt)}`,
    `DTSTART:${toUtc(new Date(call.starts_at))}`,
    `DTEND:${toUtc(new Date(call.ends_at))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    // Whoever the mail comes from: calendars take an entry with another organizer for another one.
    `ORGANIZER;CN=${quote(company.name)}:mailto:${company.email}`,
    ...(attendee
      ? [
          `ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${encodeURI(attendee).replace(/[?#&=]/g, encodeURIComponent)}`,
        ]
      : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Ours for good, also when the site moves to another address. */
const domain = company.email.slice(company.email.indexOf('@') + 1);

/** No zone to get wrong: calendars show it in the zone of whoever looks. */
const toUtc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** Parameters know no escapes. */
const quote = (text: string) => `"${text.replaceAll('"', "'")}"`;

/** A line has at most 75 bytes, and none is broken within a letter. */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > 75) {
      pieces.push(piece);
      // The space that begins a continued line counts.
      piece = '';
      bytes = 1;
    }
    piece += letter;
    bytes += size;
  }
  return [...pieces, piece].join('\r\n ');
}

const encoder = new TextEncoder();
