import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { afterAll, describe, expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import {
  arranged as arrangedByUs,
  atTheDesk,
  notYou,
  pickAnother,
  sorry,
} from '../../content/messages/call-mail.ts';
import { callPath } from '../../contract/booking.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { appointmentsOf, call, freeTimes, makeLink, untilOffered } from '../support/booking-site.ts';
import { bookingSite } from '../support/booking-sites.ts';
import { openDesk } from '../support/desk.ts';
import { startOnEither } from '../support/either-store.ts';
import { engines } from '../support/engines.ts';
import { send } from '../support/enquiries.ts';
import { headerOf, partOf } from '../support/mail-parts.ts';
import { startMailbox } from '../support/mailbox.ts';
import { sampleOf } from '../support/thorough.ts';
import { startWebhook } from '../support/webhook.ts';

const site = bookingSite();

const siteUrl = 'https://calls.example';
const owner = 'owner@raywright.example';

/** What a calendar program reads from the entry in an email. */
function entryIn(raw: string) {
  const calendar = new ICAL.Component(ICAL.parse(partOf(raw, 'text/calendar')));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    starts: event.startDate.toJSDate().toISOString(),
    organizer: event.organizer,
    attendees: event.attendees.map((attendee) => attendee.getFirstValue()),
  };
}

describe.each(sampleOf(engines.toReversed(), 1))(
  'mails about a call, on $name',
  async ({ start, isMissing }) => {
    if (isMissing) return test.skip('is not installed');
    let refused: string | undefined;
    const mailbox = await startMailbox(
      (id) => id.startsWith(`${refused}.0`),
      (address) => address.endsWith('@nowhere.example'),
    );
    let isBusy = false;
    const webhook = await startWebhook(() => (isBusy ? 503 : 204));
    const server = await start({ ...mailbox.settings, ...webhook.settings, SITE_URL: siteUrl }, site.program);
    const { url } = server;
    afterAll(async () => {
      await server.stop();
      await Promise.all([mailbox.stop(), webhook.stop()]);
    });
    await untilOffered(url);

    async function book(fields: Record<string, unknown> = {}) {
      const [, , time] = await freeTimes(url);
      const enquiry = makeEnquiry({ wanted_time: time?.starts_at, ...fields });
      expect((await send(url, enquiry)).status).toBe(201);
      return { enquiry, starts: new Date(time?.starts_at ?? '').toISOString() };
    }

    const mailsTo = (address: string) =>
      mailbox.mails.filter(({ to }) => to.includes(address)).map(({ raw }) => raw);
    const mailTo = async (address: string, count: number): Promise<string> => {
      await expect.poll(() => mailsTo(address).length).toBe(count);
      return mailsTo(address).at(-1) ?? '';
    };
    const eventsOf = (id: string) =>
      webhook.deliveries
        .map(({ body }) => JSON.parse(body))
        .filter(({ data }) => data.id === id)
        .map(({ type, data }) => ({ type, status: data.call?.status, sequence: data.call?.sequence }));

    const ownersMailsAbout = (id: string) =>
      mailsTo(owner).filter((raw) => partOf(raw, 'text/plain').includes(id));

    /** A late notice has the current state, and an outdated one is not sent. */
    const untilOwnerIsTold = (id: string, count: number) =>
      expect.poll(() => [ownersMailsAbout(id).length, eventsOf(id).length]).toEqual([count, count]);

    test('a mailbox that refuses for good is tried once, and the owner reads it on the enquiry', async () => {
      const { enquiry } = await book({ email: 'typo@nowhere.example' });
      await expect.poll(server.output).toMatch(/visitor-call notice [\da-f-]{36} is refused for good/);
      const desk = await openDesk(url);
      const { events } = await desk.call('desk_one', { submission: enquiry.id });
      expect(events).toMatchObject([{ kind: 'note', text: expect.stringContaining('550') }]);
      expect(server.output()).not.toContain('Trying again');
      expect(server.output()).not.toContain(enquiry.id);
    });

    test('emails to visitors repeat nothing that was typed, and their calendar entry follows each change', async () => {
      const typed = {
        name: 'Zephyrine Quill',
        business_details: 'a heliotrope saloon',
        phone_number: '+99 111',
      };
      const email = 'zephyrine@private.example';
      const { enquiry, starts } = await book({ ...typed, email, time_zone: 'Asia/Kathmandu' });
      const booked = await mailTo(email, 1);
      const text = partOf(booked, 'text/plain');
      const inKathmandu = new Intl.DateTimeFormat('en-US', {
        timeStyle: 'short',
        timeZone: 'Asia/Kathmandu',
      });
      expect(text).toContain(inKathmandu.format(new Date(starts)).split(/\s/)[0]);
      expect(text).toContain('in Kathmandu');
      for (const word of [...Object.values(typed), 'Zephyrine']) expect(booked + text).not.toContain(word);
      expect(headerOf(booked, 'Auto-Submitted')).toBe('auto-generated');
      expect(headerOf(booked, 'To')).toBe(email);
      const entry = entryIn(booked);
      expect(entry).toMatchObject({ method: 'REQUEST', sequence: 0, starts, attendees: [`mailto:${email}`] });
      // The same as in the page's download, or a calendar would make two entries of it.
      expect(entry.organizer).toBe(`mailto:${company.email}`);
      expect(entry.uid).toMatch(/^[\da-f-]{36}$/);

      await untilOwnerIsTold(enquiry.id, 1);

      const [, secret = ''] = new RegExp(`${siteUrl}${callPath}#(\\S{43})`).exec(text) ?? [];
      const [, , other] = await freeTimes(url);
      await appointmentsOf(await call(url, 'move_appointment', { secret, wanted_time: other?.starts_at }));
      const moved = await mailTo(email, 2);
      expect(headerOf(moved, 'Subject')).toContain('is moved');
      // The former time is named, and mail programs keep both together.
      expect(partOf(moved, 'text/plain')).toContain(inKathmandu.format(new Date(starts)).split(/\s/)[0]);
      expect(headerOf(moved, 'References')).toBe(headerOf(booked, 'Message-ID'));
      expect(headerOf(moved, 'From')).toBe(`${company.name} <${owner}>`);
      expect(entryIn(moved)).toEqual({
        ...entry,
        sequence: 1,
        starts: new Date(other?.starts_at ?? '').toISOString(),
      });
      await untilOwnerIsTold(enquiry.id, 2);

      await appointmentsOf(await call(url, 'cancel_appointment', { secret }));
      const cancelled = await mailTo(email, 3);
      expect(headerOf(cancelled, 'Subject')).toContain('is canceled');
      expect(partOf(cancelled, 'text/plain')).not.toContain('by mistake');
      expect(partOf(cancelled, 'text/plain')).toContain(`${siteUrl}${callPath}#`);
      expect(entryIn(cancelled)).toMatchObject({ method: 'CANCEL', uid: entry.uid, sequence: 2 });
      expect(server.output()).not.toContain(secret);

      await untilOwnerIsTold(enquiry.id, 3);
      const entries = ownersMailsAbout(enquiry.id)
        .map(entryIn)
        .toSorted((one, another) => one.sequence - another.sequence);
      expect(entries).toMatchObject([
        { method: 'PUBLISH', uid: entry.uid, sequence: 0, starts },
        { method: 'PUBLISH', uid: entry.uid, sequence: 1 },
        { method: 'CANCEL', uid: entry.uid, sequence: 2 },
      ]);
      // The owner reads who changed it.
      const byWhom = (raw: string | undefined) => partOf(raw ?? '', 'text/plain').includes(typed.name);
      expect(ownersMailsAbout(enquiry.id).map(byWhom)).toEqual([true, true, true]);
      expect(headerOf(ownersMailsAbout(enquiry.id)[0] ?? '', 'Subject')).toMatch(/call$/);
      expect(eventsOf(enquiry.id)).toEqual([
        { type: 'enquiry.received', status: 'booked', sequence: 0 },
        { type: 'call.moved', status: 'booked', sequence: 1 },
        { type: 'call.cancelled', status: 'cancelled', sequence: 2 },
      ]);
      for (const { body } of webhook.deliveries) expect(body).not.toContain('link_hash');
    });

    test('a mailbox gets at most three a day, however its address is spelled', async () => {
      const flooded = () =>
        mailbox.mails
          .flatMap(({ to }) => to)
          .filter((address) => /^ada/i.test(address) && address.endsWith('flooded.example'));
      const spellings = ['ada@flooded.example', 'Ada@Flooded.example', 'ada+1@flooded.example'];
      for (const [index, email] of spellings.entries()) {
        await book({ email });
        // Emails that wait at the same time arrive in any order.
        await expect.poll(() => flooded().length).toBe(index + 1);
      }
      await book({ email: 'ada+2@flooded.example' });
      await book({ email: 'last@flooded.example' });
      await mailTo('last@flooded.example', 1);
      expect(flooded()).toHaveLength(3);
    });

    test('a call beyond the three a day is told when we cancel it, but for spam', async () => {
      const desk = await openDesk(url);
      const email = 'bea@flooded.example';
      for (let count = 1; count <= 3; count++) {
        await book({ email });
        await mailTo(email, count);
      }
      const fourth = await book({ email });
      const spam = await book({ email: 'bea+1@flooded.example' });
      await desk.call('desk_decide', {
        ...{ event: randomUUID(), submission: spam.enquiry.id, seen: 0 },
        decision: 'spam',
      });
      await desk.call('desk_cancel', { submission: fourth.enquiry.id, seen: fourth.starts });
      expect(entryIn(await mailTo(email, 4))).toMatchObject({ method: 'CANCEL', starts: fourth.starts });
      expect(mailsTo('bea+1@flooded.example')).toEqual([]);
    });

    test('a visitor who was emailed about a call is always told that it is canceled', async () => {
      const own = makeLink();
      const email = 'moved@flooded.example';
      const moveTo = async (place: number) => {
        const wanted_time = (await freeTimes(url))[place]?.starts_at;
        await appointmentsOf(await call(url, 'move_appointment', { secret: own.secret, wanted_time }));
      };
      await book({ email, link_hash: own.link_hash });
      await mailTo(email, 1);
      await moveTo(4);
      await mailTo(email, 2);
      await moveTo(6);
      await mailTo(email, 3);
      await moveTo(8);
      await appointmentsOf(await call(url, 'cancel_appointment', { secret: own.secret }));
      await mailTo(email, 4);
      expect(mailsTo(email).map(entryIn)).toMatchObject([
        { method: 'REQUEST', sequence: 0 },
        { method: 'REQUEST', sequence: 1 },
        { method: 'REQUEST', sequence: 2 },
        { method: 'CANCEL', sequence: 4 },
      ]);
      // A call that is on again is told at once: nobody is to believe for a quarter of an hour that it is off.
      await moveTo(9);
      const again = await mailTo(email, 5);
      expect(entryIn(again)).toMatchObject({ method: 'REQUEST', sequence: 5 });
      expect(headerOf(again, 'Subject')).toContain('is booked');
    });

    test('a first email that was overtaken before it was sent makes no news of the next', async () => {
      const own = makeLink();
      const email = 'slow@private.example';
      const enquiry = makeEnquiry({
        ...{ email, link_hash: own.link_hash },
        wanted_time: (await freeTimes(url))[2]?.starts_at,
      });
      refused = enquiry.id;
      expect((await send(url, enquiry)).status).toBe(201);
      await expect.poll(server.output).toContain('Trying again');
      const wanted_time = (await freeTimes(url))[4]?.starts_at;
      await appointmentsOf(await call(url, 'move_appointment', { secret: own.secret, wanted_time }));
      expect(headerOf(await mailTo(email, 1), 'Subject')).toContain('is booked');
      expect(headerOf(mailsTo(email)[0] ?? '', 'References')).toBe('');
    });

    test('a change of a call that was overtaken before it was told is not told any more', async () => {
      const { secret, link_hash } = makeLink();
      /** How often each notice was not delivered, in the order of their first failures. */
      const failures = () => {
        const failed = [...server.output().matchAll(/The webhook-call of notice (\S+)/g)];
        return [...Map.groupBy(failed, ([, id]) => id).values()].map(({ length }) => length);
      };
      await book({ link_hash });
      isBusy = true;
      for (const [count, place] of [4, 6].entries()) {
        const wanted_time = (await freeTimes(url))[place]?.starts_at;
        await appointmentsOf(await call(url, 'move_appointment', { secret, wanted_time }));
        await expect.poll(failures).toHaveLength(count + 1);
      }
      const [overtaken] = failures();
      await expect.poll(() => failures()[1]).toBe(3);
      expect(failures()[0]).toBe(overtaken);
      isBusy = false;
    });

    test('the owner reads that somebody at the desk has canceled a call', async () => {
      const desk = await openDesk(url);
      const email = 'cole@private.example';
      const { enquiry, starts } = await book({ name: 'Canceled Cole', email, time_zone: 'Mars/Olympus' });
      // An unknown time zone is replaced by the owner's.
      expect(partOf(await mailTo(email, 1), 'text/plain')).toContain('in Chicago');
      await desk.call('desk_cancel', { submission: enquiry.id, seen: starts });
      expect(partOf(await mailTo(email, 2), 'text/plain')).toContain(sorry(true));
      await untilOwnerIsTold(enquiry.id, 2);
      const mails = ownersMailsAbout(enquiry.id).map((raw) => partOf(raw, 'text/plain'));
      expect(mails.filter((text) => text.includes(atTheDesk))).toHaveLength(1);
      // Of one that we arrange the visitor is not asked whether somebody else did.
      await desk.call('desk_book', {
        ...{ submission: enquiry.id, seen: null },
        wanted_time: (await freeTimes(url)).at(-1)?.starts_at ?? '',
      });
      const arranged = partOf(await mailTo(email, 3), 'text/plain');
      expect(arranged).toContain(arrangedByUs);
      expect(arranged).not.toContain(notYou);
    });

    test('whoever sent spam is told that no call comes, without an apology or other times', async () => {
      const desk = await openDesk(url);
      const email = 'spammer@private.example';
      const { enquiry } = await book({ email });
      await mailTo(email, 1);
      const spam = { event: randomUUID(), submission: enquiry.id, seen: 0 };
      await desk.call('desk_decide', { ...spam, decision: 'spam' });
      const canceled = await mailTo(email, 2);
      const text = partOf(canceled, 'text/plain');
      for (const words of [sorry(true), pickAnother, callPath]) expect(text).not.toContain(words);
      expect(entryIn(canceled)).toMatchObject({ method: 'CANCEL' });
    });

    test('an enquiry without a call is reported to the owner alone', async () => {
      const enquiry = makeEnquiry({ email: 'nobody@private.example' });
      await send(url, enquiry);
      await untilOwnerIsTold(enquiry.id, 1);
      expect(ownersMailsAbout(enquiry.id)[0]).not.toContain('text/calendar');
      expect(mailsTo('nobody@private.example')).toEqual([]);
      expect(eventsOf(enquiry.id)).toMatchObject([{ type: 'enquiry.received' }]);
    });
  },
);

test('without a site address the email asks for an answer to it', async () => {
  const mailbox = await startMailbox(undefined, (address) => address.endsWith('@nowhere.example'));
  const { url, stop } = await startOnEither(mailbox.settings, site.program);
  await untilOffered(url);
  const [, , time] = await freeTimes(url);
  const { link_hash } = makeLink();
  expect((await send(url, makeEnquiry({ wanted_time: time?.starts_at, link_hash }))).status).toBe(201);
  await expect.poll(() => mailbox.mails.length).toBe(2);
  const raw = mailbox.mails.find(({ to }) => to.includes('ada@example.com'))?.raw ?? '';
  expect(partOf(raw, 'text/plain')).toContain('reply to this email');
  expect(partOf(raw, 'text/plain')).not.toContain('#');
  await stop();
  await mailbox.stop();
});
