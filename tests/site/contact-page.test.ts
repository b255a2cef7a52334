import { type Browser, expect, type Page, test } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { promise } from '../support/contact-form.ts';

const withoutScripts = (browser: Browser) => browser.newPage({ javaScriptEnabled: false });

async function fill(page: Page) {
  await page.getByLabel('Name').fill('Bruno');
  await page.getByLabel('Email').fill('bruno@example.com');
  await page.getByLabel('Business details').fill('A gym with <two> rooms.');
}

test.describe('without JavaScript', () => {
  test('mistakes are shown, and a correct form is sent and thanked for', async ({ browser }) => {
    const page = await withoutScripts(browser);
    await page.goto('/contact?about=client-access');
    // The introduction is the general one.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us about your business');
    await fill(page);
    await page.getByLabel('Name').fill('\u00a0');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('alert')).toContainText('Please enter your name.');
    await expect(page.getByLabel('Business details')).toHaveValue('A gym with <two> rooms.');
    await page.getByLabel('Name').fill('Bruno');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page).toHaveURL('/contact/sent');
    await expect(page.getByText(promise)).toBeVisible();
    await page.close();
  });

  test('a form that is too long stays in the browser, where Back finds it', async ({ browser }) => {
    const page = await withoutScripts(browser);
    await page.goto('/contact');
    await fill(page);
    await page.getByLabel('Other social media').fill('@bruno');
    const details = page.getByLabel('Business details');
    await details.evaluate((element) => element.removeAttribute('maxlength'));
    const long = 'A gym with two rooms. '.repeat(20_000);
    await details.fill(long);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('alert')).toContainText('too long');
    await page.goBack();
    await expect(page.getByLabel('Name')).toHaveValue('Bruno');
    await expect(page.getByLabel('Other social media')).toHaveValue('@bruno');
    await expect(details).toHaveValue(long);
    await page.close();
  });
});

test('a form is sent even if its script does not arrive, and axe finds nothing in its answers', async ({
  page,
}) => {
  await page.route('**/_astro/ContactForm*', (route) => route.abort());
  await page.goto('/contact');
  await fill(page);
  await page.getByLabel('Name').fill('\u00a0');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('alert')).toContainText('Please enter your name.');
  expect(await axeFindings(page)).toEqual([]);

  await page.getByLabel('Name').fill('Bruno');
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.enctype = 'text/plain';
  });
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('alert')).toContainText('in a way we cannot read');
  expect(await axeFindings(page)).toEqual([]);
});

test('Log in and Sign up have their own introductions', async ({ page }) => {
  await page.goto('/contact');
  const heading = page.getByRole('heading', { level: 1 });
  const general = await heading.textContent();
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/contact\?about=client-access(&|$)/);
  await expect(heading).not.toHaveText(general ?? '');
  const access = await heading.textContent();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/contact\?about=get-started(&|$)/);
  await expect(heading).not.toHaveText(access ?? '');
});

const scriptsOf = (page: Page) => {
  const found: { url: string; bytes: number }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    found.push({
      url: response.url(),
      bytes: Number(response.headers()['content-length']),
    });
  });
  return found;
};

test('nothing of the form is loaded on the home page before it comes near, at most 75 KB then', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  const ofTheForm = () => scripts.filter(({ url }) => /ContactForm|client|react/i.test(url));
  await page.goto('/', { waitUntil: 'networkidle' });
  const before = scripts.length;
  expect(ofTheForm()).toEqual([]);

  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect(page.locator('#contact astro-island[ssr]')).toHaveCount(0);
  expect(ofTheForm()).not.toEqual([]);
  const weight = scripts.slice(before).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(weight).toBeLessThanOrEqual(75 * 1024);
});
