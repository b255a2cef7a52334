import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { PushedNotice } from '../../contract/desk.ts';
import { arrive, makeLink, signIn, test } from '../support/owner.ts';

/**
 * What a device shows while the desk is closed. The browser of the tests has no push service and shows no notifications: the
 * test stands in for both.
 */

type Shown = { title: string; tag: string; body?: string; data: unknown };
type Place = { shown: Shown[]; badge?: number };

/** The worker that runs, with a place where it shows notifications, a way to push to it and to press what it shows. */
async function meetWorker(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith('/desk'));
      if (ours) resolve(ours.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  const [running] = page.context().serviceWorkers();
  const worker = running ?? (await page.context().waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const place: Place = Object.assign(self, { shown: [] });
    const others = (tag: string) => place.shown.filter((one) => one.tag !== tag);
    Object.assign(ServiceWorkerRegistration.prototype, {
      getNotifications: async ({ tag }: Shown) => {
        const found = place.shown.filter((one) => one.tag === tag);
        // Other pushes come meanwhile, as they do in a browser that asks its system.
        await new Promise((resolve) => setTimeout(resolve, 10));
        return found;
      },
      showNotification: async (title: string, options: Shown) => {
        place.shown = [...others(options.tag), { ...options, title }];
      },
    });
    Object.assign(navigator, {
      setAppBadge: async (count: number) => {
        place.badge = count;
      },
    });
  });
  return {
    deliver: (data: string) =>
      browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
    badge: () => worker.evaluate(() => (self as unknown as Place).badge),
    shown: async () => {
      const shown = await worker.evaluate(() => (self as unknown as Place).shown);
      return shown.map(({ title, body }) => (body ? `${title}: ${body}` : title)).sort();
    },
    press: (title: string) =>
      worker.evaluate((wanted) => {
        const place = self as unknown as Place;
        const pressed = place.shown.find((one) => one.title === wanted);
        const close = () => {
          place.shown = place.shown.filter((one) => one !== pressed);
        };
        // No script may make the browser's own event last, or bring a window to the front.
        const event = new Event('notificationclick');
        const waitUntil = (work: Promise<unknown>) => void work.catch(() => undefined);
        dispatchEvent(Object.assign(event, { notification: { ...pressed, close }, waitUntil }));
      }, title),
  };
}

test.describe('signed in by itself, because it is a session whose device is told', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('a press has a device told, what it shows leads to the message, and another press ends it', async ({
    page,
    site,
  }) => {
    const { keys, sentAbout } = site.push.subscribe();
    await page.context().grantPermissions(['notifications'], { origin: site.url });
    await page.addInitScript(({ endpoint, ...secrets }) => {
      PushManager.prototype.subscribe = async () =>
        ({ toJSON: () => ({ endpoint, keys: secrets }) }) as unknown as PushSubscription;
    }, keys);
    await signIn(page, await makeLink(site.url));
    await page.goto('/desk#/devices');
    const start = page.getByRole('button', { name: 'Tell me here' });
    const stop = page.getByRole('button', { name: 'Stop telling me here' });
    await start.click();
    await expect(stop).toBeVisible();
    const { deliver, shown, badge, press } = await meetWorker(page);

    // What the server sends is what the worker is given.
    const id = await arrive(site.url, { name: 'Pia Push' });
    await expect.poll(() => sentAbout(id)).toHaveLength(1);
    const notice = sentAbout(id)[0]?.notice;
    await deliver(JSON.stringify(notice));
    await expect.poll(shown).toEqual(['A new message']);
    await expect.poll(badge).toBe(notice?.to_answer);
    await press('A new message');
    await expect(page.getByRole('article').getByRole('heading', { name: 'Pia Push' })).toBeVisible();
    expect(await shown()).toEqual([]);

    // Ten at once are one, of which one came twice, and lead to the list.
    const ids = Array.from({ length: 10 }, () => randomUUID());
    await Promise.all(
      [...ids, ids[0]].map((each) => deliver(JSON.stringify({ id: each, kind: 'message', to_answer: 11 }))),
    );
    const deadline: PushedNotice = { id, kind: 'deadline', to_answer: 11, name: 'Pia Push' };
    await deliver(JSON.stringify(deadline));
    await expect.poll(shown).toEqual(['10 new messages', 'An answer is due soon: Pia Push']);
    await press('10 new messages');
    await expect(page).toHaveURL(/#\/$/);
    await expect.poll(shown).toEqual(['An answer is due soon: Pia Push']);
    for (const unknown of ['no notice', 'null', '{"kind":"constructor"}']) {
      await page.goto('/desk#/export');
      await deliver(unknown);
      await expect.poll(shown).toEqual(['A new message', 'An answer is due soon: Pia Push']);
      await press('A new message');
      // Whatever came later would lead away from the next page.
      await expect(page).toHaveURL(/#\/$/);
    }

    await page.goto('/desk#/devices');
    const showsName = page.getByRole('checkbox', { name: 'Show who wrote' });
    await expect(showsName).not.toBeChecked();
    // The box is ticked before the server knows.
    await Promise.all([page.waitForResponse('**/desk/tell'), showsName.click()]);
    await expect(showsName).toBeChecked();
    const named = await arrive(site.url, { name: 'Nora Named' });
    await expect.poll(() => sentAbout(named).map((sent) => sent.notice.name)).toEqual(['Nora Named']);
    await stop.click();
    await expect(start).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });
});

test('what the browser or the server refuses is said, and nothing is switched on', async ({ page, site }) => {
  await page.goto('/desk#/devices');
  const start = page.getByRole('button', { name: 'Tell me here' });
  await start.click();
  await expect(page.getByRole('alert')).toContainText('Allow them in its settings');
  await page.context().grantPermissions(['notifications'], { origin: site.url });
  await page.evaluate(() => {
    const toJSON = () => ({ endpoint: 'https://push.example/one', keys: { p256dh: '', auth: '' } });
    PushManager.prototype.subscribe = async () => ({ toJSON }) as unknown as PushSubscription;
  });
  await start.click();
  await expect(page.getByRole('alert')).toContainText("This browser's push service is not known here.");
});

test.describe('in a tab of Safari on an iPhone', () => {
  test.use({
    hasTouch: true,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });

  test('the page of devices says how the desk gets onto the home screen', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
    await page.goto('/desk#/devices');
    await expect(page.getByText('has to be on the home screen first')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tell me here' })).toHaveCount(0);
  });
});
