import { expect } from '@playwright/test';
import { arrive, lookAgain, makeLink, signIn, test } from '../support/owner.ts';

test.use({ storageState: { cookies: [], origins: [] } });

test('a device that is told opens the desk without a connection, keeps a reply, sends it once, and forgets all at sign-out', async ({
  page,
  context,
  site,
}) => {
  const id = await arrive(site.url, { name: 'Ola Offline', business_details: 'A boat without a mast.' });
  const { keys } = site.push.subscribe();
  await context.grantPermissions(['notifications'], { origin: site.url });
  await page.addInitScript(({ endpoint, ...secrets }) => {
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => ({ endpoint, keys: secrets }) }) as unknown as PushSubscription;
  }, keys);
  await signIn(page, await makeLink(site.url));
  await page.goto('/desk#/devices');
  await page.getByRole('button', { name: 'Tell me here' }).click();
  await expect(page.getByRole('button', { name: 'Stop telling me here' })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto('/desk#/calendar');
  await expect(page.getByRole('button', { name: 'Block a time' })).toBeVisible();
  await page.goto(`/desk#/enquiry/${id}`);
  await expect(page.getByRole('article').getByText('A boat without a mast.')).toBeVisible();

  // What is erased is not kept.
  const keptMessages = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open('desk')).keys();
      return kept.filter(({ url }) => url.includes('desk_one')).length;
    });
  await page.goto(`/desk#/enquiry/${await arrive(site.url, { name: 'Ed Erased' })}`);
  await expect.poll(keptMessages).toBe(2);
  await page.getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect.poll(keptMessages).toBe(1);
  await page.goto(`/desk#/enquiry/${id}`);
  await expect(page.getByRole('article').getByText('A boat without a mast.')).toBeVisible();

  // What comes while it is open is there without a connection, too.
  const unread = await arrive(site.url, { name: 'Nan New' });
  await lookAgain(page);
  const keptPage = () =>
    page.evaluate(async () => (await (await caches.open('desk')).match('/desk'))?.text());
  await expect.poll(keptPage).toContain('Nan New');

  // What was kept more than a week ago is not shown.
  const old = await arrive(site.url, { name: 'Ida Idle', business_details: 'A boat of last month.' });
  await page.goto(`/desk#/enquiry/${old}`);
  await expect(page.getByRole('article').getByText('A boat of last month.')).toBeVisible();
  await page.evaluate(async (id) => {
    const kept = await caches.open('desk');
    const request = (await kept.keys()).find(({ url }) => url.includes('desk_one') && url.includes(id));
    const answer = request && (await kept.match(request));
    const headers = { date: new Date(Date.now() - 8 * 24 * 60 * 60_000).toUTCString() };
    if (request && answer) await kept.put(request, new Response(await answer.text(), { headers }));
  }, old);

  await context.setOffline(true);
  await page.goto('/desk#/calendar');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Block a time' })).toBeVisible();
  for (const one of [unread, old]) {
    await page.goto(`/desk#/enquiry/${one}`);
    await expect(page.getByText('not opened on this device')).toBeVisible();
    await page.goto('/desk#/calendar');
  }
  await page.goto(`/desk#/enquiry/${id}`);
  await expect(page.getByText('No connection').first()).toBeVisible();
  await expect(page.getByRole('article').getByText('A boat without a mast.')).toBeVisible();
  await page.getByRole('button', { name: 'Reply' }).click();
  const reply = page.getByRole('textbox', { name: 'Reply to' });
  await reply.fill('We have masts.');
  await page.reload();
  await page
    .getByRole('button', { name: /Reply|Go on/ })
    .first()
    .click();
  await expect(reply).toHaveValue('We have masts.');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sent = () => site.mailbox.mails.filter(({ raw }) => raw.includes('We have masts.')).length;
  await expect.poll(sent).toBe(1);

  // On a full disk nothing can be kept, and the desk opens all the same.
  const [worker] = context.serviceWorkers();
  const refuseToKeep = () => {
    Cache.prototype.put = () => Promise.reject(new Error('no room'));
    Cache.prototype.addAll = () => Promise.reject(new Error('no room'));
    Cache.prototype.match = () => Promise.reject(new Error('no room'));
  };
  await worker?.evaluate(refuseToKeep);
  await page.addInitScript(refuseToKeep);
  await page.reload();
  await expect(page.getByRole('article').getByText('A boat without a mast.')).toBeVisible();

  await page.goto('/desk#/devices');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible();
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(left).toEqual([]);
  expect(sent()).toBe(1);
});
