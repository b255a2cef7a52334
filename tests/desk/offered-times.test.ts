import { expect, type Page } from '@playwright/test';
import { callPath } from '../../contract/booking.ts';
import { headerOf, partOf } from '../support/mail-parts.ts';
import { bookElsewhere } from '../support/own-calendar.ts';
import { arrive, lookAgain, read, test } from '../support/owner.ts';

/** A call that comes after the message: the owner books it, or offers times of which the visitor takes one. */

async function startReply(page: Page, id: string, template: string) {
  await read(page, id);
  await page.getByRole('button', { name: 'Reply' }).click();
  await page.getByRole('combobox', { name: 'Template' }).selectOption(template);
  return page.getByRole('textbox', { name: 'Reply to' });
}

test('what a template leaves to the owner is filled in before it can be sent', async ({ page, site }) => {
  const email = 'gaby@example.com';
  await page.setViewportSize({ width: 390, height: 844 });
  const field = await startReply(page, await arrive(site.url, { name: 'Gaby Gap', email }), 'First answer');
  const [place = ''] = /\[.+\]/.exec(await field.inputValue()) ?? [];
  await page.getByRole('button', { name: 'Send' }).click();
  const why = page.getByRole('status').filter({ hasText: place }).getByRole('paragraph');
  // Above the bar with Send, which stays in view on a phone.
  const isInSight = () =>
    why.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 5, bottom - 5));
    });
  await expect.poll(isInSight).toBe(true);
  // What is to be written over is selected.
  await page.keyboard.type('We read your price list together.');
  await expect(field).toHaveValue(/begin:\s+We read your price list together\.\s+Best/);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sent to Gaby Gap.')).toBeVisible();
  const [mail] = site.mailbox.mails.filter(({ to }) => to.includes(email));
  expect(partOf(mail?.raw ?? '', 'text/plain')).toContain('We read your price list together.');
});

test('where no times can be had the owner is asked for them, and can go on', async ({ page, site }) => {
  const id = await arrive(site.url, { name: 'Nan None' });
  await page.route('**/offer-times*', (route) => route.abort());
  const field = await startReply(page, id, 'Offer a call');
  await expect(field).toHaveValue(/half an hour[\s\S]*\[.+\]/);
  await expect(field).toBeEditable();
});

test('times that are offered book with one press, once, and tell both sides', async ({
  page,
  site,
  browser,
}) => {
  const email = 'olga@example.com';
  const id = await arrive(site.url, { name: 'Olga Offer', email, time_zone: 'Asia/Tokyo' });
  const field = await startReply(page, id, 'Offer a call');
  await expect(field).toHaveValue(/(?:in Tokyo\s+http[\s\S]+){3}/);
  await expect(field).not.toHaveValue(/\b12:\d\d to/);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sent to Olga Offer.')).toBeVisible();
  const mailsSaying = (words: RegExp) => site.mailbox.mails.filter(({ raw }) => words.test(raw));
  const [mail] = site.mailbox.mails.filter(({ to }) => to.includes(email));
  const links = partOf(mail?.raw ?? '', 'text/plain').match(/http\S+/g) ?? [];
  const [first = '', second = ''] = links.filter((link) => link.includes(callPath));

  const visitor = await browser.newPage({
    storageState: { cookies: [], origins: [] },
    timezoneId: 'Asia/Tokyo',
  });
  await visitor.goto(first);
  await expect(visitor).toHaveURL(new RegExp(`${callPath}$`));
  await visitor.getByRole('button', { name: /^Book / }).click();
  await expect(visitor.getByRole('status').filter({ hasText: 'is booked' })).toBeVisible();
  // What is sent at once is not overtaken by what the visitor does next.
  await expect
    .poll(() => mailsSaying(/^Subject: .*is booked$/m).filter(({ to }) => to.includes(email)))
    .toHaveLength(1);
  await expect.poll(() => mailsSaying(/^Subject: Call booked: Olga Offer/m)).toHaveLength(1);
  await visitor.reload();
  await expect(visitor.getByRole('button', { name: 'Move' })).toBeVisible();
  const heading = await visitor.getByRole('main').getByRole('heading', { level: 2 }).textContent();
  // Another of the offered times leads to the call that there is, which can be moved to it, and takes no second one.
  const callTime = visitor.getByRole('main').getByRole('heading', { level: 2 });
  await visitor.goto('about:blank');
  await visitor.goto(second);
  await expect(callTime).toHaveText(heading ?? '');
  await expect(visitor.getByRole('button', { name: /^Book / })).toHaveCount(0);
  await visitor.getByRole('button', { name: /^Move to / }).click();
  await expect(visitor.getByText('Your call is moved.')).toBeVisible();
  await expect(callTime).not.toHaveText(heading ?? '');
  await visitor.reload();
  await expect(visitor.getByRole('button', { name: 'Move', exact: true })).toBeVisible();

  await lookAgain(page);
  await expect(page.locator('b', { hasText: /^Call booked: / }).first()).toBeVisible();
  // Mail programs keep it beside the reply that offered the time.
  const [booked] = mailsSaying(/^Subject: .*is booked$/m).filter(({ to }) => to.includes(email));
  expect(headerOf(booked?.raw ?? '', 'References')).toBe(headerOf(mail?.raw ?? '', 'Message-ID'));
  await visitor.close();
});

test('a link that offers a time says when it was taken meanwhile, and when it is of no message', async ({
  page,
  site,
  browser,
}) => {
  const times: string[] = [];
  for (const name of ['Tim Early', 'Tom Late']) {
    const field = await startReply(
      page,
      await arrive(site.url, { name, email: `${name[1]}@example.com` }),
      'Offer a call',
    );
    await expect(field).toHaveValue(/http/);
    times.push(/http\S+/.exec(await field.inputValue())?.[0] ?? '');
  }
  const visitor = await browser.newPage({ storageState: { cookies: [], origins: [] } });
  const open = async (link: string) => {
    await visitor.goto('about:blank');
    await visitor.goto(link);
  };
  const [early = '', late = ''] = times;
  await open(early);
  await visitor.getByRole('button', { name: /^Book / }).click();
  await expect(visitor.getByRole('status').filter({ hasText: 'is booked' })).toBeVisible();
  await open(late);
  await expect(visitor.getByText('is gone')).toBeVisible();
  // The heading no longer names it.
  await expect(visitor.getByRole('heading', { name: 'Pick another time' })).toBeVisible();
  await expect(visitor.getByRole('button', { name: /^Book / })).toHaveCount(0);
  await visitor.getByRole('radio', { name: /[AP]M/ }).first().check({ force: true });
  await visitor.getByRole('button', { name: /^Book / }).click();
  await expect(visitor.getByRole('status').filter({ hasText: 'is booked' })).toBeVisible();

  await open(early.replace(/#.{43}/, `#${'a'.repeat(43)}`));
  await visitor.getByRole('radio', { name: /[AP]M/ }).first().check({ force: true });
  await visitor.getByRole('button', { name: /^Book / }).click();
  await expect(visitor.getByRole('alert')).toContainText('no call behind this link');
  await visitor.close();
});

test('the owner books a call for somebody from the message', async ({ page, site }) => {
  const email = 'bo@example.com';
  await read(page, await arrive(site.url, { name: 'Bo Booked', email, time_zone: 'Asia/Tokyo' }));
  // The owner is busy elsewhere on the first days: a time is proposed that suits both.
  await page.route('**/desk/call/desk_free_times', async (route) => {
    const response = await route.fetch();
    const times: { starts_at: string }[] = await response.json();
    const until = Date.parse(times[0]?.starts_at ?? '') + 60 * 60 * 60_000;
    const json = times.map((time) => ({ ...time, busy: Date.parse(time.starts_at) < until }));
    await route.fulfill({ response, json });
  });
  await page.getByRole('button', { name: 'Book a call' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Book a call with Bo Booked' });
  await expect(dialog.getByRole('combobox', { name: 'Day' })).toBeFocused();
  const proposed = dialog.getByRole('combobox', { name: 'Time' }).locator('option:checked');
  await expect(proposed).toHaveText(/[AP]M/);
  await expect(proposed).not.toContainText('busy');
  // Each time is said at the visitor's place as well.
  await expect(dialog.getByRole('option', { name: /in Tokyo\)/ })).not.toHaveCount(0);
  // Nobody is called in the night.
  await expect(proposed).not.toHaveText(/\((?:12|[1-6]):\d\d AM in/);
  await dialog.getByRole('button', { name: 'Book the call' }).press('Enter');
  await expect(page.locator('b', { hasText: /^Call booked: / })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // The button that asked is gone, and the keyboard continues from the heading.
  await expect(page.getByRole('heading', { name: 'Bo Booked' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Book a call' })).toHaveCount(0);
  const told = () =>
    site.mailbox.mails.filter(({ to, raw }) => to.includes(email) && raw.includes('is booked'));
  await expect.poll(told).toHaveLength(1);
  const booked = page
    .getByRole('article')
    .getByRole('listitem')
    .filter({ hasText: /Call booked for/ });
  await expect(booked).toHaveCount(1);
  // A canceled call can be booked anew.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel the call' }).click();
  await page.getByRole('button', { name: 'Book a call' }).click();
  await dialog.getByRole('button', { name: 'Book the call' }).click();
  await expect(page.locator('b', { hasText: /^Call booked: / })).toBeVisible();
  await expect(booked).toHaveCount(2);
});

test('a time that somebody else takes while it is picked is not swapped for another one', async ({
  page,
  site,
}) => {
  await read(page, await arrive(site.url, { name: 'Sue Swapped', email: 'sue@example.com' }));
  await page.getByRole('button', { name: 'Book a call' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book a call with Sue Swapped' });
  const time = dialog.getByRole('combobox', { name: 'Time' });
  await time.selectOption({ index: 1 });
  const picked = await time.inputValue();
  await bookElsewhere(site.url, picked, 'faster@example.com');
  await lookAgain(page);
  await expect(time.locator('option:checked')).toHaveText(/, taken$/);
  expect(await time.inputValue()).toBe(picked);
  await dialog.getByRole('button', { name: 'Book the call' }).click();
  await expect(dialog.getByRole('alert')).toContainText('just taken');
  await expect(page.locator('b', { hasText: /^Call booked: / })).toHaveCount(0);

  // Nor is a block laid over that call, which is named.
  await page.goto(`/desk#/calendar/${picked.slice(0, 10)}`);
  await page.getByRole('button', { name: 'Block a time' }).click();
  await page.getByLabel('From').fill('00:00');
  await page.getByLabel('To').fill('00:00');
  await page.getByRole('button', { name: 'Block it' }).click();
  await expect(page.getByRole('alert')).toContainText('The call with ');
});
