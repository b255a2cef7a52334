import { test as base, expect, type Page } from '@playwright/test';
import type { Appointment, FreeTime } from '../../contract/booking.ts';
import { startServer } from '../../harness/server.ts';
import { openForm } from './contact-form.ts';

/** The step of the form in which a time is picked, as a visitor's hands and eyes meet it. */

/** A server and a calendar for each worker: what one test books is free in the others. */
export const test = base.extend<object, { site: string }>({
  site: [
    async ({ browser: _ }, use) => {
      const server = await startServer({ RATE_LIMIT_PER_MINUTE: '0' });
      await expect.poll(() => freeTimes(server.url).then(({ length }) => length)).toBeGreaterThan(0);
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site),
  timezoneId: 'America/New_York',
  locale: 'en-US',
});

export const timesAsked = '**/rpc/free_times';

export const freeTimes = async (site: string): Promise<FreeTime[]> =>
  (await fetch(`${site}/rest/v1/rpc/free_times`)).json();

export const isFree = async (site: string, time: string) =>
  (await freeTimes(site)).some(({ starts_at }) => Date.parse(starts_at) === Date.parse(time));

export const step = (page: Page) => page.locator('details', { hasText: 'Pick a time' });
export const days = (page: Page) => page.getByRole('group', { name: 'Day' }).getByRole('radio');
export const times = (page: Page) =>
  page.getByRole('group', { name: 'Time', exact: true }).getByRole('radio');
export const nearest = (page: Page) => page.getByRole('alert').getByRole('button');
export const sendAndBook = (page: Page) => page.getByRole('button', { name: /^Send and book/ });
export const addToCalendar = (page: Page) => page.getByRole('button', { name: 'Add to calendar' });
export const tooLate = (page: Page) => page.getByRole('alert').filter({ hasText: 'has just been taken' });

/** With the step unfolded, and the times there. */
export async function openStep(page: Page) {
  await openForm(page, '/contact?about=demo');
  await expect(times(page).first()).toBeAttached();
}

/** Whoever fills a form in under three seconds is a robot, and gets no time. */
export async function letTimePass(page: Page) {
  await page.clock.fastForward(5_000);
}

export async function pickFirst(page: Page): Promise<string> {
  const first = times(page).and(page.locator(':enabled')).first();
  await first.press('Space');
  await expect(first).toBeChecked();
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('enquiry') ?? '{}').picked);
  return kept.starts_at;
}

/** Somebody else is quicker. */
export async function bookElsewhere(site: string, wanted_time: string) {
  const answer = await fetch(`${site}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      id: crypto.randomUUID(),
      name: 'Bruno',
      email: 'bruno@example.com',
      business_details: 'A gym.',
      created_at: new Date().toISOString(),
      seconds_to_fill: 60,
      wanted_time,
    }),
  });
  expect(answer.status).toBe(201);
}

export async function appointmentOf(page: Page, secret: string): Promise<Appointment | undefined> {
  const answer = await page.request.post('/rest/v1/rpc/appointment_of_link', { data: { secret } });
  const [found] = await answer.json();
  return found;
}
