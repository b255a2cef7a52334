import { expect } from '@playwright/test';
import { arrive, makeLink, read, signIn, test } from '../support/owner.ts';

test.use({ storageState: { cookies: [], origins: [] } });

test('a link signs in one device, once, and only after a press; one is mailed to the owner’s address only, and a pasted one leads to the intended page', async ({
  page,
  site,
}) => {
  const secret = await makeLink(site.url);
  await page.goto(`/desk/in#${secret}`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.goto('about:blank');
  await signIn(page, secret);

  await page.context().clearCookies();
  await page.goto('about:blank');
  await page.goto(`/desk/in#${secret}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('has been used');

  await page.goto('/desk');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('status')).toContainText('on its way');
  await expect.poll(() => site.mailbox.mails.filter(({ raw }) => raw.includes('/desk/in#'))).toHaveLength(1);

  const id = await arrive(site.url, { name: 'Paula Paste' });
  const pasted = await makeLink(site.url);
  await page.goto('about:blank');
  await page.goto(`/desk#/enquiry/${id}`);
  await page.getByRole('button', { name: 'Paste a link' }).click();
  await page.getByRole('textbox').fill(`${site.url}/desk/in#${pasted}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Paula Paste' })).toBeVisible();
});

test('signing out clears drafts, and being signed out keeps them', async ({ page, browser, site }) => {
  const id = await arrive(site.url, { name: 'Dora Draft' });
  await signIn(page, await makeLink(site.url));
  await read(page, id);
  const reply = page.getByRole('textbox', { name: 'Reply to' });
  await page.getByRole('button', { name: 'Reply' }).click();
  await reply.fill('Half a thought');

  // Only this session is ended elsewhere, because the other tests are signed in as well.
  const { settings } = await (await page.request.get('/desk/opening')).json();
  const other = await browser.newPage({ baseURL: site.url });
  await signIn(other, await makeLink(site.url));
  await other.request.post('/desk/sign-out', {
    data: { session: settings.session },
    headers: { origin: site.url },
  });
  await other.close();

  await page.getByRole('button', { name: 'Mark answered' }).click();
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeFocused();
  await expect(page).toHaveTitle('Desk, Raywright');
  await page.getByRole('button', { name: 'Paste a link' }).click();
  await page.getByRole('textbox').fill(await makeLink(site.url));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(reply).toHaveValue('Half a thought');

  await page.goto('/desk#/devices');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeFocused();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual(
    [],
  );
});

test('another device is shown a code for its camera, where that can open the address', async ({
  page,
  site,
}) => {
  await signIn(page, await makeLink(site.url));
  const make = page.getByRole('button', { name: 'Make a link' });
  const code = page.getByRole('img', { name: 'camera' });
  await page.goto('/desk#/devices');
  await make.click();
  await expect(page.getByText('SITE_URL')).toBeVisible();
  await expect(code).toHaveCount(0);
  await page.route('**/desk/make-link', (route) =>
    route.fulfill({ json: { link: 'https://raywright.example/desk/in#secret' } }),
  );
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await make.click();
    await expect(code).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('SITE_URL')).toHaveCount(0);
  }
});
