import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { makeEnquiry } from '../processes/enquiry.ts';
import { freshDatabase, postgresIsMissing } from '../processes/postgres.ts';
import { startServer } from '../processes/server.ts';
import {
  appointmentsOf,
  call,
  expectSound,
  freeTimes,
  makeLink,
  untilOffered,
} from '../support/booking-site.ts';
import { bookingSite } from '../support/booking-sites.ts';
import { engines, serviceKey } from '../support/engines.ts';
import { send, storedRows } from '../support/enquiries.ts';
import { howMany, sampleOf } from '../support/thorough.ts';

/** However many visitors want a time, and whatever is killed meanwhile, it is given once, and never in part. */

vi.setConfig({ testTimeout: 600_000 });

const visitors = howMany(100, 1000);
const presses = howMany(30, 100);
const movers = howMany(20, 60);

const site = bookingSite();

type Answered = 'booked' | 'too late';

/** Repeats the same id until there is an answer, as the form does. Returns what the visitor is told. */
async function insist(url: () => string, enquiry: { id: string }): Promise<Answered> {
  for (;;) {
    const answer = await send(url(), enquiry).catch(() => undefined);
    if (answer?.status === 201 || answer?.status === 409) return 'booked';
    if (answer?.status === 400) {
      expect(await answer.json()).toMatchObject({ code: '23P01', details: null });
      return 'too late';
    }
    if (answer) expect(answer.status).toBe(503);
    await pause(5);
  }
}

const count = (answers: Answered[]) => answers.filter((answer) => answer === 'booked').length;

describe.each(sampleOf(engines.toReversed(), 1))('on $name', async ({ start, isMissing }) => {
  if (isMissing) return test.skip('is not installed');
  const { url, stop } = await start({}, site.program);
  afterAll(async () => {
    await stop();
  });
  const here = () => url;

  test(`one of ${visitors} visitors who want the same time gets it, and nothing of the others is stored`, async () => {
    await untilOffered(url);
    const [{ starts_at: wanted_time } = { starts_at: '' }] = await freeTimes(url);
    const enquiries = Array.from({ length: visitors }, () => makeEnquiry({ wanted_time }));
    const answers = await Promise.all(enquiries.map((enquiry) => insist(here, enquiry)));
    expect(count(answers)).toBe(1);
    const winner = enquiries[answers.indexOf('booked')]?.id;
    expect(await storedRows(url)).toEqual([expect.objectContaining({ id: winner, wanted_time })]);
    await expectSound(url);
  });

  test(`fifty of ${visitors} visitors get one of fifty times`, async () => {
    const times = (await freeTimes(url)).slice(0, 50).map(({ starts_at }) => starts_at);
    const answers = await Promise.all(
      Array.from({ length: visitors }, (_, index) =>
        insist(here, makeEnquiry({ wanted_time: times[index % 50] })),
      ),
    );
    expect(count(answers)).toBe(50);
    await expectSound(url);
  });

  test(`a visitor who presses ${presses} times has one call`, async () => {
    const enquiry = makeEnquiry({ wanted_time: (await freeTimes(url))[0]?.starts_at });
    const answers = await Promise.all(Array.from({ length: presses }, () => insist(here, enquiry)));
    expect(count(answers)).toBe(presses);
    await expectSound(url);
  });

  test(`one of ${movers} visitors moves to the same time, and the others keep theirs`, async () => {
    const times = (await freeTimes(url)).slice(0, movers + 1).map(({ starts_at }) => starts_at);
    const wanted_time = times.pop();
    const links = await Promise.all(
      times.map(async (own) => {
        const { secret, link_hash } = makeLink();
        expect(await insist(here, makeEnquiry({ wanted_time: own, link_hash }))).toBe('booked');
        return { secret, own };
      }),
    );
    const statuses = await Promise.all(
      links.map(async ({ secret }) => (await call(url, 'move_appointment', { secret, wanted_time })).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    for (const [index, { secret, own }] of links.entries()) {
      const [appointment] = await appointmentsOf(await call(url, 'appointment_of_link', { secret }));
      expect(appointment?.starts_at).toBe(statuses[index] === 200 ? wanted_time : own);
    }
    await expectSound(url);
  });

  test('a call that is moved and canceled at once ends as one of these left it', async () => {
    const [own, ...others] = (await freeTimes(url)).slice(0, 10).map(({ starts_at }) => starts_at);
    const { secret, link_hash } = makeLink();
    await insist(here, makeEnquiry({ wanted_time: own, link_hash }));
    await Promise.all(
      others.flatMap((wanted_time) => [
        call(url, 'move_appointment', { secret, wanted_time }),
        call(url, 'cancel_appointment', { secret }),
      ]),
    );
    const [left] = await appointmentsOf(await call(url, 'appointment_of_link', { secret }));
    expect(left?.status === 'cancelled' || others.includes(left?.starts_at ?? '')).toBe(true);
    await expectSound(url);
  });
});

describe('two copies on one PostgreSQL', () => {
  if (postgresIsMissing) return test.skip('needs PostgreSQL');
  test(`one of ${visitors} visitors gets the same time, even with a kill in between`, async () => {
    const settings = {
      DATABASE_URL: await freshDatabase(),
      SERVICE_ROLE_KEY: serviceKey,
      RATE_LIMIT_PER_MINUTE: '0',
    };
    const copies = await Promise.all([
      startServer(settings, site.program),
      startServer(settings, site.program),
    ]);
    const [doomed, other] = copies;
    await Promise.all(copies.map(({ url }) => untilOffered(url)));
    const times = await freeTimes(other.url);
    for (const [round, { starts_at: wanted_time }] of times.slice(0, howMany(2, 3)).entries()) {
      let answered = 0;
      const visits = Array.from({ length: visitors }, async (_, index) => {
        let tries = index;
        // Visitors without an answer try the other copy, as behind nginx.
        const turn = () => copies[tries++ % 2]?.url ?? '';
        const answer = await insist(turn, makeEnquiry({ wanted_time }));
        answered += 1;
        return answer;
      });
      if (round === 1) {
        await expect.poll(() => answered, { interval: 1 }).toBeGreaterThan(0);
        doomed.process.kill('SIGKILL');
        await once(doomed.process, 'exit');
        expect(answered).toBeLessThan(visitors);
      }
      expect(count(await Promise.all(visits))).toBe(1);
      await expectSound(other.url);
    }
    await other.stop();
  });
});
