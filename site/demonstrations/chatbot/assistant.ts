import { money } from '../../../content/money.ts';
import type { Chatbot, Fact } from '../../../content/schemas/demonstrations/chatbot.ts';
import { weekdays } from '../../../content/weekdays.ts';
import { fill } from '../frame/Frame.tsx';
import {
  type Booking,
  choices,
  type FreeTimes,
  freeOn,
  isNameLike,
  missing,
  question,
  take,
} from './chat-booking.ts';
import { type Hit, type Reading, rank, read } from './read.ts';
import { vocabularyOf } from './vocabulary.ts';

/** What the assistant remembers of a conversation. */
export type Memory = {
  free: FreeTimes;
  booking: Booking | undefined;
  /** Whether the booking's open question was repeated beside another answer. It is repeated once only. */
  reminded: boolean;
};

export type Reply = {
  kind: 'answer' | 'question' | 'booked' | 'handover' | 'refusal' | 'small talk';
  says: string;
  /** The lines of the sheet that the answer comes from. */
  lines: number[];
  /** What the owner's phone shows, if it concerns the owner. */
  owner?: { reason: string; text: string };
};

type Turn = { memory: Memory; reply: Reply };

export const cardNumber = /(?:\d[ -]?){13,19}/g;
const courtesies = new Set(['hi', 'thanks']);
/** "Ok" and "great" alone may be the answer to a question. */
const thanksAloud = /\b(thanks?|cheers|bye)\b/;
const onlyPrices = new Set([...courtesies, 'price']);
/** Words that agree to a question for a time, and ask nothing. */
const assents = new Set([...courtesies, 'book', 'day', 'now']);

/**
 * An assistant that knows one sheet and nothing else: no service, no network, no chance. The first matching rule
 * answers, so their order keeps it safe: danger comes before everything; health, complaints and requests for people
 * come before every line of the sheet.
 */
export function assistantOf(sample: Chatbot) {
  const vocabulary = vocabularyOf(sample);
  const { replies, facts } = sample;
  const today = weekdays.indexOf(sample.clock.day);

  const start: Memory = { free: sample.free.times, booking: undefined, reminded: false };

  const answer = (says: string, lines: number[]): Reply => ({ kind: 'answer', says, lines });
  const small = (says: string): Reply => ({ kind: 'small talk', says, lines: [] });
  const refusal = (says: string, lines: number[] = []): Reply => ({ kind: 'refusal', says, lines });
  const handOver = (why: keyof typeof replies.handovers, text: string, lines: number[] = []): Reply => {
    const { reason, says } = replies.handovers[why];
    return { kind: 'handover', says, lines, owner: { reason, text } };
  };

  /** The rules that come before the sheet. */
  function aboveTheSheet(message: string, { text, words, concepts }: Reading): Reply | undefined {
    const has = (...names: string[]) => names.some((name) => concepts.has(name));
    if (words.length === 0) {
      return /[^\P{L}a-z]/iu.test(message) ? refusal(replies.otherLanguage) : small(replies.nothing);
    }
    if (words.filter((word) => vocabulary.aboutOf(word).includes('spanish')).length >= 2) {
      return refusal(replies.otherLanguage);
    }
    if (has('medical')) return handOver('medical', message);
    if (has('complaint')) return handOver('complaint', message);
    if (has('bot') || (has('person') && /\bare you\b/.test(text))) return small(replies.software);
    if (has('person') || (has('speak') && (has('barber') || /\b(me|you guys)\b/.test(text)))) {
      return handOver('person', message);
    }
    if (has('trick')) return refusal(replies.trick);
    if (has('discount') && !has('senior', 'child')) return handOver('discount', message);
    if (has('group')) return handOver('group', message, [sample.group]);
    if (has('scared')) return handOver('scared', message);
    return undefined;
  }

  /** Continues a booking: stores it if it is complete, or asks the next question. */
  function proceed(memory: Memory, booking: Booking): Turn {
    const { service, day, time, name } = booking;
    if (!service || !day || !time || !name) {
      return {
        memory: { ...memory, booking, reminded: false },
        reply: { kind: 'question', ...question(sample, memory.free, booking) },
      };
    }
    const free = { ...memory.free, [day]: freeOn(memory.free, day).filter((slot) => slot !== time) };
    const values = { service, day, time, name };
    return {
      memory: { free, booking: undefined, reminded: false },
      reply: {
        kind: 'booked',
        says: fill(replies.booking.done, values),
        lines: [sample.free.line],
        owner: { reason: replies.booking.reason, text: fill(replies.booking.request, values) },
      },
    };
  }

  function book(memory: Memory, booking: Booking, message: string, reading: Reading): Turn {
    const hits = rank(facts, { ...reading, unknown: 0 }, vocabulary);
    const canBeName = isNameLike(message, reading, vocabulary);
    const taken = take(sample, memory.free, booking, { message, reading, hits, canBeName });
    if (!taken.trouble) return proceed(memory, taken.booking);
    return {
      memory: { ...memory, booking: taken.booking },
      reply: { kind: 'question', ...taken.trouble },
    };
  }

  /** Says first whether the barber whom the customer wants is in. */
  const sayFirst = ({ fact, line }: Hit, { memory, reply }: Turn): Turn => ({
    memory,
    reply: { ...reply, says: `${fact.says} ${reply.says}`, lines: [line, ...reply.lines] },
  });

  function fromTheSheet(memory: Memory, message: string, reading: Reading, hits: Hit[]): Reply {
    const { concepts, unknown, day } = reading;
    const has = (...names: string[]) => names.some((name) => concepts.has(name));
    const isOnlyAbout = (some: Set<string>) => unknown === 0 && concepts.isSubsetOf(some);
    const { booking } = memory;
    const isShut = has('walkin') && (has('now') || (day !== undefined && !isOpen(day)));
    // Answers the question in between, and repeats the open one.
    const again = booking && !memory.reminded ? ` ${question(sample, memory.free, booking).says}` : '';

    if (
      ((has('hours') || isShut) && !has('holiday', 'otherday', 'barber', 'park', 'move', 'neighbor')) ||
      ((has('day') || day !== undefined) && hits.length === 0 && unknown === 0 && !has('otherday'))
    ) {
      const more = hits.find(({ met }) => !met.includes('hours'));
      const moreSays = more ? ` ${more.fact.says}` : '';
      const moreLines = more ? [more.line] : [];
      if (has('now')) return answer(closedNow() + again, [lineOf(today)]);
      if (day !== undefined) return answer(hoursOn(day) + moreSays + again, [lineOf(day), ...moreLines]);
      if (unknown <= 1) {
        return answer(replies.hours.week + moreSays + again, [
          ...sample.opening.map(({ line }) => line),
          ...moreLines,
        ]);
      }
    }
    if (hits.length > 0) {
      return answer(
        hits.map(({ fact }) => fact.says).join(' ') + together(hits, reading) + again,
        hits.map(({ line }) => line),
      );
    }
    const chosen = facts.findIndex(({ service }) => service && service === booking?.service);
    if (chosen >= 0 && unknown === 0 && has('price', 'long'))
      return answer(facts[chosen]?.says + again, [chosen + 1]);
    if (has('price') && isOnlyAbout(onlyPrices)) {
      return answer(replies.prices + again, sample.prices);
    }
    if (has('thanks') && isOnlyAbout(courtesies) && thanksAloud.test(reading.text))
      return small(replies.thanks);
    if (booking && isOnlyAbout(assents)) {
      return { kind: 'question', ...choices(sample, memory.free, booking) };
    }
    if (has('hi') && isOnlyAbout(courtesies)) return small(replies.hello);
    if (has('thanks') && isOnlyAbout(courtesies)) return small(replies.thanks);
    if (isOnlyAbout(new Set())) return small(replies.trick);
    return handOver('unknown', message);
  }

  /** What a parent and children pay, once their number is known. */
  function together(hits: Hit[], { children }: Reading): string {
    const isBoth = ['haircut', 'child'].every((concept) => hits.some(({ met }) => met.includes(concept)));
    if (!children || !isBoth) return '';
    const prices = hits.map(({ fact, met }) => priceOf(fact) * (met.includes('child') ? children : 1));
    const sum = money(prices.reduce((total, price) => total + price, 0));
    return ` ${fill(replies.together, { sum })}`;
  }

  const openingOn = (day: number) =>
    sample.opening.find(({ days }) => days.includes(weekdays[day % 7] ?? 'Sunday'));
  const lineOf = (day: number) => openingOn(day)?.line ?? 0;
  const isOpen = (day: number) => 'from' in (openingOn(day) ?? {});

  function hoursOn(day: number): string {
    const opening = openingOn(day);
    const name = weekdays[day] ?? '';
    if (opening && 'from' in opening)
      return fill(replies.hours.openOn, { day: name, from: opening.from, to: opening.to });
    const next = [1, 2, 3, 4, 5, 6].map((later) => day + later).find(isOpen) ?? day;
    const reopening = openingOn(next);
    return fill(replies.hours.closedOn, {
      days: (opening?.days ?? [name]).join(' and '),
      next: weekdays[next % 7] ?? '',
      from: reopening && 'from' in reopening ? reopening.from : '',
    });
  }

  function closedNow(): string {
    const tomorrow = openingOn(today + 1);
    const from = tomorrow && 'from' in tomorrow ? tomorrow.from : '';
    return fill(replies.hours.now, { ...sample.clock, from });
  }

  /** The assistant's answer, and its memory afterwards. */
  function reply(memory: Memory, message: string): Turn {
    const stay = (reply: Reply): Turn => ({ memory, reply });
    const reading = read(message, vocabulary, today);
    const has = (...names: string[]) => names.some((name) => reading.concepts.has(name));
    if (has('crisis')) {
      const { says, reason } = replies.crisis;
      // Not a handover, because nobody is told to wait for an answer.
      const reply = { ...refusal(says), owner: { reason, text: message.replace(cardNumber, '…') } };
      return { memory: { ...memory, booking: undefined }, reply };
    }
    if (message.search(cardNumber) >= 0) return stay(refusal(replies.card, [sample.payment]));
    const { booking } = memory;
    // "No" has no words left after reading.
    const declines = booking && /^\W*no\W*$/i.test(message);
    const first = !declines && aboveTheSheet(message, reading);
    // The assistant asks no more questions of customers whom a person takes care of.
    if (first) return { memory: first.owner ? { ...memory, booking: undefined } : memory, reply: first };
    if (booking) {
      if (declines || has('no') || (has('move') && missing(booking) === 'name')) {
        return { memory: { ...memory, booking: undefined }, reply: small(replies.booking.dropped) };
      }
      const turn = book(memory, booking, message, reading);
      const isTaken = JSON.stringify(turn.memory.booking) !== JSON.stringify(booking);
      const isAnother = turn.reply.says !== question(sample, memory.free, booking).says;
      // Asking for a price does not choose the service.
      const asksOnly = has('price', 'long') && reading.day === undefined && reading.time === undefined;
      if (!asksOnly && (isTaken || isAnother)) return turn;
    }

    // A message with a day and a time may also contain a name.
    const unknown = reading.unknown - Number(reading.day !== undefined && reading.time !== undefined);
    const hits = rank(facts, { ...reading, unknown: Math.max(0, unknown) }, vocabulary);
    const namesService = hits.some(({ fact }) => fact.service);
    const namesTime = has('day') || reading.day !== undefined || reading.time !== undefined;
    const wantsTime = has('book') || (namesService && namesTime && !has('price', 'long', 'hours'));
    const nothingFree = Object.values(memory.free).every((times) => times.length === 0);
    const asksWho = has('barber') && !(has('book') && reading.day !== undefined);
    if (!booking && wantsTime && !asksWho && !has('move', 'late', 'holiday', 'otherday', 'walkin')) {
      if (nothingFree) {
        const { reason, noneLeft } = replies.booking;
        return stay({ kind: 'handover', says: noneLeft, lines: [], owner: { reason, text: message } });
      }
      const turn = book(memory, {}, message, reading);
      const whoWorks = hits.find(({ met }) => met.includes('barber'));
      return whoWorks ? sayFirst(whoWorks, turn) : turn;
    }
    const said = fromTheSheet(memory, message, reading, hits);
    return { memory: { ...memory, reminded: booking !== undefined }, reply: said };
  }

  return { start, reply };
}

const priceOf = ({ line }: Fact) => Number(/\$(\d+)/.exec(line)?.[1] ?? 0);
