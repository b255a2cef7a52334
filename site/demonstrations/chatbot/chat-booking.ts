import type { Chatbot } from '../../../content/schemas/demonstrations/chatbot.ts';
import { type Weekday, weekdays } from '../../../content/weekdays.ts';
import { fill } from '../frame/Frame.tsx';
import type { Hit, Reading } from './read.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The questions of a booking, in this order. */
export type Booking = { service?: string; day?: Weekday; time?: string; name?: string };
export type FreeTimes = Partial<Record<Weekday, string[]>>;
type Slot = 'service' | 'day' | 'time' | 'name';

/** A message, its reading, and whether it may be a name. */
type Said = { message: string; reading: Reading; hits: Hit[]; canBeName: boolean };

/** The booking's next sentence, and the lines it comes from. */
type Turn = { says: string; lines: number[] };

const slots: Slot[] = ['service', 'day', 'time', 'name'];

/** The next open question. */
export const missing = (booking: Booking): Slot | undefined =>
  slots.find((slot) => booking[slot] === undefined);

export const freeOn = (free: FreeTimes, day: Weekday | undefined) => (day && free[day]) || [];

const allFree = (free: FreeTimes) =>
  listed(
    weekdays
      .filter((day) => freeOn(free, day).length > 0)
      .map((day) => `${day} ${freeOn(free, day).join(' or ')}`),
    'and',
  );

/** The question for a missing slot. */
export function question({ replies, free: { line } }: Chatbot, free: FreeTimes, booking: Booking): Turn {
  const { service = '', day, time = '' } = booking;
  const { askService, askDay, askTime, askName } = replies.booking;
  switch (missing(booking)) {
    case 'service':
      return { says: askService, lines: [] };
    case 'day':
      return { says: fill(askDay, { free: allFree(free) }), lines: [line] };
    case 'time':
      return {
        says: fill(askTime, { day: day ?? '', times: listed(freeOn(free, day), 'or') }),
        lines: [line],
      };
    default:
      return { says: fill(askName, { service: capital(service), day: day ?? '', time }), lines: [] };
  }
}

/** What may answer the open question, for a customer who said no more than yes to it. */
export function choices(sample: Chatbot, free: FreeTimes, booking: Booking): Turn {
  const { agreed, agreedName } = sample.replies.booking;
  const open = missing(booking);
  if (open === 'name') return { says: agreedName, lines: [] };
  const services = sample.facts.flatMap(({ service }) => service ?? []);
  const times = booking.day ? listed(freeOn(free, booking.day), 'or') : allFree(free);
  return open === 'service'
    ? { says: fill(agreed, { choices: listed(services, 'or') }), lines: [] }
    : { says: fill(agreed, { choices: times }), lines: [sample.free.line] };
}

/** Takes the details of a message into the booking. An unavailable day or time is answered with the available ones. */
export function take(
  sample: Chatbot,
  free: FreeTimes,
  booking: Booking,
  { message, reading, hits, canBeName }: Said,
): { booking: Booking; trouble: Turn | undefined } {
  const asked = missing(booking);
  const next = { ...booking };
  const service = hits
    .flatMap(({ fact, met }) => {
      const isForSeveral = met.includes('child') && reading.children !== undefined && reading.children > 1;
      return fact.service ? `${isForSeveral ? `${reading.children} × ` : ''}${fact.service}` : [];
    })
    .join(' and ');
  if (service) next.service = service;

  const day = reading.day === undefined ? undefined : weekdays[reading.day];
  if (day && day !== booking.day) {
    const trouble = troubleWith(sample, free, day);
    if (trouble) return { booking: next, trouble };
    next.day = day;
    delete next.time;
  }

  const time = reading.time ?? (asked === 'time' ? bareTime(reading.text) : undefined);
  if (time && next.day) {
    const slot = freeOn(free, next.day).find((free) => isAt(free, time));
    if (!slot) {
      const times = listed(freeOn(free, next.day), 'or');
      return {
        booking: next,
        trouble: {
          says: fill(sample.replies.booking.taken, { day: next.day, times }),
          lines: [sample.free.line],
        },
      };
    }
    next.time = slot;
  }

  if ((asked === 'name' || ownName.test(message)) && !time && canBeName) {
    const name = nameIn(message);
    if (name) next.name = name;
  }
  return { booking: next, trouble: undefined };
}

function troubleWith(sample: Chatbot, free: FreeTimes, day: Weekday): Turn | undefined {
  if (freeOn(free, day).length > 0) return undefined;
  const { closed, closedToday, full } = sample.replies.booking;
  const rest = sample.opening.find(({ days }) => days.includes(day));
  const isClosed = rest && !('from' in rest);
  const reply = isClosed ? closed : day === sample.clock.day ? closedToday : full;
  return {
    says: fill(reply, { day, free: allFree(free) }),
    lines: isClosed ? [rest.line, sample.free.line] : [sample.free.line],
  };
}

function bareTime(text: string): Reading['time'] {
  const [, hour, minute] = /\b(\d{1,2}):?(\d\d)?\b/.exec(text) ?? [];
  return hour ? { hour: Number(hour), minute: Number(minute ?? 0), half: undefined } : undefined;
}

/** Without am or pm, the free time at that hour is meant. */
function isAt(slot: string, { hour, minute, half }: NonNullable<Reading['time']>): boolean {
  const [, slotHour, slotMinute, slotHalf] = /^(\d+):(\d+) (am|pm)/.exec(slot) ?? [];
  const meant = hour > 12 ? 'pm' : half;
  return (
    Number(slotHour) % 12 === hour % 12 && Number(slotMinute) === minute && (!meant || meant === slotHalf)
  );
}

const introduction =
  /^(my name is|my name’s|my name's|i am|i'm|i’m|im|it's|it’s|its|this is|the name is|name's|name is|put down)\s+/i;
/** Introduces a name explicitly, so it is recognized at any time. */
const ownName = /\b(my name|the name|name)(['’]?s| is)\b/i;
const longestName = 3;

/** Whether the message looks like a name rather than a known word. */
export const isNameLike = (message: string, { typed }: Reading, { aboutOf, isKnown }: Vocabulary) =>
  !/\?|\bwith\b/i.test(message) &&
  (introduction.test(message.trim()) ||
    typed.some((word) => !isKnown(word) || aboutOf(word).includes('barber'))) &&
  typed.every((word) => aboutOf(word).every((concept) => concept === 'barber'));

function nameIn(message: string): string | undefined {
  const name = message
    .trim()
    .replace(introduction, '')
    .replace(/<[^<>]*>|[^\p{L}'’ -]/gu, '')
    .trim();
  return name && name.split(/\s+/).length <= longestName ? capital(name) : undefined;
}

/** "a, b and c", or with "or" before the last. */
const listed = (items: string[], last: 'and' | 'or') =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
