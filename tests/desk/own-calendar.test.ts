import { expect, test } from '@playwright/test';
import { functionsPath } from '../../contract/wire.ts';
import { startServer } from '../processes/server.ts';
import { calendarOf, eventAt, startCalendarService } from '../support/calendar-service.ts';
import { serviceKey } from '../support/engines.ts';
import { makeLink, signIn } from '../support/owner.ts';

test('the owner names a calendar, sees when it is busy, and no visitor is offered that', async ({
  browser,
}) => {
  const service = await startCalendarService();
  const server = await startServer({ SERVICE_ROLE_KEY: serviceKey, ...service.settings });
  const free = async (): Promise<string[]> =>
    (await (await fetch(`${server.url}${functionsPath}/free_times`)).json()).map(
      ({ starts_at }: { starts_at: string }) => starts_at,
    );
  await expect.poll(free).not.toEqual([]);
  const [, , time = ''] = await free();
  service.answerWith((_, response) => response.end(calendarOf(eventAt(Date.parse(time)))));
  const page = await browser.newPage({ baseURL: server.url });
  await signIn(page, await makeLink(server.url));
  await page.goto(`/desk#/calendar/${time.slice(0, 10)}/week`);
  await page.getByRole('button', { name: 'Your own calendar' }).click();
  const secret = page.getByLabel('Secret address of your calendar');
  await secret.fill(`webcal://${service.host}/secret.ics`);
  await page.getByRole('button', { name: 'Read it', exact: true }).click();
  const read = page.getByRole('dialog').getByText(`${service.host}, read today`);
  await expect(read).toContainText(/One busy time/);
  expect(await free()).not.toContain(time);

  // The address is shown when it is made, and what subscribes to it is answered until it ends.
  await page.getByRole('button', { name: 'Make an address' }).click();
  const address = await page.getByLabel('Address to subscribe to').inputValue();
  const status = async () => (await fetch(address)).status;
  expect(await status()).toBe(200);
  const withNames = page.getByRole('checkbox', { name: 'Show who it is with' });
  // It shows what is wanted once the request has begun.
  await withNames.click();
  await expect(withNames).toBeChecked();
  await page.getByRole('button', { name: 'End the address' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  expect(await status()).toBe(404);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/^Busy /)).toHaveCount(1);

  service.answerWith((_, response) => response.end('<!doctype html>'));
  await page.getByRole('button', { name: 'Your own calendar' }).click();
  await secret.fill(`https://${service.host}/page`);
  await secret.press('Enter');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/a page.* is not read, and the one before still is/)).toBeVisible();
  // A calendar without any busy time may be the wrong one.
  service.answerWith((_, response) => response.end(calendarOf()));
  await page.getByRole('button', { name: 'Your own calendar' }).click();
  await secret.fill(`https://${service.host}/empty.ics`);
  await secret.press('Enter');
  await expect(read).toContainText(/No busy time/);
  await page.getByRole('button', { name: 'Read it no more' }).click();
  await expect(page.getByText(/^Busy /)).toHaveCount(0);
  expect(await free()).toContain(time);
  await page.close();
  await Promise.all([server.stop(), service.stop()]);
});
