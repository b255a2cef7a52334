import { type Browser, expect, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { bookElsewhere, test } from '../support/own-calendar.ts';

/** Picks a time in a browser that runs no script. */

const withoutScripts = (browser: Browser) =>
  browser.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
async function fill(page: Page, name: string) {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill('bruno@example.com');
  await page.getByLabel('Business details').fill('A gym with <two> rooms.');
}

const pickFirst = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).selectOption({ index: 1 });
const sendRequest = (page: Page) => page.getByRole('button', { name: 'Send request' }).click();

test('a time is picked, the call moved and cancelled', async ({ browser }) => {
  const page = await withoutScripts(browser);
  await page.goto('/contact');
  await fill(page, 'Bruno One');
  await page.getByRole('button', { name: 'Pick a time first' }).click();
  await expect(page).toHaveURL('/contact/time');
  await expect(page.getByLabel('Business details')).toHaveValue('A gym with <two> rooms.');
  await pickFirst(page, 'Time');
  await sendRequest(page);
  await expect(heading(page)).toHaveText('It is booked');
  const booked = await page.getByRole('heading', { level: 2 }).first().textContent();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(booked ?? '');

  await pickFirst(page, 'New time');
  await page.getByRole('button', { name: 'Move the call' }).click();
  await expect(heading(page)).toHaveText('It is moved');
  await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(booked ?? '');

  const yes = page.getByRole('button', { name: 'Yes, cancel it' });
  await expect(yes).toBeHidden();
  await page.getByText('Cancel the call', { exact: true }).click();
  await yes.click();
  await expect(heading(page)).toHaveText('This call is canceled');
  await expect(page.getByRole('link', { name: 'Pick another time' })).toHaveAttribute('href', /about=demo/);
  expect(page.url()).not.toContain('?');
  await page.close();
});

test('a time may be asked for before anything is typed, by keyboard alone', async ({ browser }) => {
  const page = await withoutScripts(browser);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Pick a time first' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Almost there');
  await page.getByLabel('Time', { exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await page.close();
});

test('a visitor who is too late keeps every word, and picks another time', async ({ browser, site }) => {
  const page = await withoutScripts(browser);
  await page.goto('/contact');
  await fill(page, 'Bruno Two');
  await page.getByRole('button', { name: 'Pick a time first' }).click();
  const { starts_at } = await bookElsewhere(site);
  await page.getByLabel('Time', { exact: true }).selectOption(starts_at);
  await sendRequest(page);
  await expect(page.getByRole('alert')).toContainText('has just been taken');
  await expect(page.getByLabel('Business details')).toHaveValue('A gym with <two> rooms.');
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('');
  await pickFirst(page, 'Time');
  await sendRequest(page);
  await expect(heading(page)).toHaveText('It is booked');
  await page.close();
});

test('its pages have no axe fault and nothing wider than 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const look = async () => {
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  };
  await page.goto('/contact');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/contact/time';
    document.body.append(form);
    form.submit();
  });
  await page.waitForURL('/contact/time');
  await expect(heading(page)).toHaveText('Almost there');
  await look();
  await fill(page, 'Bruno Three');
  await pickFirst(page, 'Time');
  await sendRequest(page);
  await expect(heading(page)).toHaveText('It is booked');
  await look();
  await page.getByText('Cancel the call', { exact: true }).click();
  await look();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(heading(page)).toHaveText('This call is canceled');
  await look();
});
