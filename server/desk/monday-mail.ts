import { company } from '../../content/company.ts';
import { isolated } from '../../content/isolated.ts';
import { longDay } from '../../content/long-day.ts';
import * as words from '../../content/messages/monday-mail.ts';
import { enquiryFragment } from '../../contract/desk.ts';
import { promisedIn } from '../../contract/promise.ts';
import type { Day, ListedEnquiry } from '../../contract/rows.ts';
import { lateBefore, rangesOf } from '../../contract/running-time.ts';
import type { CallTerms } from '../booking/offer.ts';
import { createPost, type Post, type PostOptions } from '../notifications/post.ts';
import { wordMoment } from '../notifications/wording.ts';
import { WireFault } from '../requests/wire-fault.ts';
import type { DatabaseClient } from './database-client.ts';

type Parts = {
  database: DatabaseClient;
  smtp: PostOptions;
  callTerms: Pick<CallTerms, 'zone'>;
  /** The desk's address, when a link in an email can open it. */
  deskUrl: string | undefined;
};

const everyMs = 10 * 60_000;
const earliestHour = 7;

/** Tells the owner once a week what last week brought: on Monday morning, or as soon as a server runs after it. */
export function startMondayMail(parts: Parts) {
  const post = createPost(parts.smtp);
  const tell = () => tellOfLastWeek(parts, post);
  let telling = tell();
  const timer = setInterval(() => {
    telling = telling.then(tell);
  }, everyMs).unref();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await telling;
      await post.close();
    },
  };
}

/** What the database refuses or the mail server does not take is tried again later, by this server or another. */
async function tellOfLastWeek({ database, smtp, callTerms, deskUrl }: Parts, post: Post): Promise<void> {
  if (!company.mondayMail) return;
  const { zone } = callTerms;
  const now = Temporal.Now.zonedDateTimeISO(zone);
  const monday = now.toPlainDate().subtract({ days: now.dayOfWeek - 1 });
  if (now.dayOfWeek === 1 && now.hour < earliestHour) return;

  const week = await lastWeek(database, monday, zone);
  const day = monday.toString();
  if (!week || isQuiet(week, day)) return;
  if ((await database.call('desk_begin_monday', { day })) !== true) return;
  const [last] = week.figures.weeks;
  const { kind } = await post.send(`monday-${day}`, {
    to: smtp.notifyEmail,
    subject: words.subject(last?.enquiries ?? 0, last?.in_time ?? 0),
    text: textOf(week, monday, zone, deskUrl),
  });
  if (kind === 'sent') await database.call('desk_end_monday', { day });
}

type Week = NonNullable<Awaited<ReturnType<typeof lastWeek>>>;

const mostNamed = 10;

/** A site that is new this week has no last one. */
const isQuiet = ({ figures, visits, calls }: Week, monday: string) =>
  figures.weeks[0]?.enquiries === 0 &&
  calls === 0 &&
  visits.days.every(({ day, arrivals }) => day >= monday || arrivals === 0);

/** Undefined where the database does not answer. */
async function lastWeek(database: DatabaseClient, monday: Temporal.PlainDate, zone: string) {
  const promised = promisedIn(zone);
  const late_before = isoOf(lateBefore(Date.now(), promised));
  const counted = { zone, promised_seconds: promised.ms / 1000, late_before, hours: rangesOf(promised) };
  const first = startOf(monday.subtract({ weeks: 1 }), zone);
  const listed = (state: 'open' | 'later') =>
    database.call('desk_list', { state, typed: null, before: null, before_id: null, page: 100 });
  const [figures, visits, pulse, day, open, later] = await Promise.all([
    database.call('desk_figures', { ...counted, weeks: 3 }),
    database.call('desk_visits', { zone, days: 7, until: null }),
    database.call('desk_pulse', { late_before }),
    database.call('desk_day', { first, last: startOf(monday, zone) }),
    listed('open'),
    listed('later'),
  ]);
  if (
    figures instanceof WireFault ||
    visits instanceof WireFault ||
    pulse instanceof WireFault ||
    day instanceof WireFault ||
    open instanceof WireFault ||
    later instanceof WireFault
  )
    return undefined;
  const [earlier, ...weeks] = figures.weeks;
  const isLate = ({ received_at }: ListedEnquiry) => Date.parse(received_at) < Date.parse(late_before);
  const latePutOff = later.filter(isLate);
  return {
    figures: { ...figures, weeks },
    before: earlier?.enquiries ?? 0,
    visits,
    pulse,
    calls: bookedIn(day),
    /** Those that still wait for an answer that is late, and those of them that were put off. */
    late: [...open.filter(isLate), ...latePutOff],
    latePutOff,
  };
}

const isoOf = (moment: number) => new Date(moment).toISOString();
const startOf = (day: Temporal.PlainDate, zone: string) => day.toZonedDateTime(zone).toInstant().toString();

const bookedIn = ({ entries }: Day) => entries.filter(({ submission_id }) => submission_id !== null).length;

const mostHosts = 10;

function textOf(
  { figures, before, visits, pulse, calls, late, latePutOff }: Week,
  monday: Temporal.PlainDate,
  zone: string,
  deskUrl: string | undefined,
): string {
  const [last] = figures.weeks;
  const { enquiries = 0, due = 0, in_time = 0 } = last ?? {};
  const hosts = visits.hosts
    .slice(0, mostHosts)
    .map(({ name, views }) => `${name || words.typed} ${views}`)
    .join(', ');
  return [
    words.days(longDay(`${monday.subtract({ weeks: 1 })}`), longDay(`${monday.subtract({ days: 1 })}`)),
    words.messages(enquiries, before),
    due > 0 && words.answered(in_time, due),
    words.calls(calls),
    words.open(pulse.to_answer, pulse.late),
    pulse.later > 0 && words.putOff(pulse.later, latePutOff.length),
    ...late
      .slice(0, mostNamed)
      .map(({ id, name, received_at }) =>
        words.waits(
          isolated(name),
          wordMoment(received_at, null, zone),
          deskUrl && deskUrl + enquiryFragment(id),
        ),
      ),
    late.length > mostNamed && words.more(late.length - mostNamed),
    '',
    words.arrivals(visits.arrivals, visits.arrivals_before),
    visits.arrivals > 0 && words.wrote(visits.messages, visits.calls),
    hosts !== '' && words.from(hosts),
    '',
    deskUrl ?? '',
    words.switchOff,
    '',
  ]
    .filter((line) => line !== false)
    .join('\n');
}
