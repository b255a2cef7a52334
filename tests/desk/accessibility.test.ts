import { expect, type Page } from '@playwright/test';
import { axeFindings, hasNewParts } from '../support/axe.ts';
import { arrive, read, test } from '../support/owner.ts';
import { makePhoto } from '../support/photo.ts';
import { isThorough } from '../support/thorough.ts';

type State = {
  name: string;
  reach: (page: Page, url: string) => Promise<unknown>;
  /** Whether a wide window has parts that a phone lacks, or shows some side by side. */
  isOtherWhenWide?: true;
};

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).locator('visible=true').first().click();

/** The states of one visit, each reached from the one before. */
const visits: Record<string, State[]> = {
  'the list and an enquiry': [
    {
      name: 'the list',
      async reach(page, url) {
        await arrive(url, { name: 'Ada Axe' });
        await page.goto('/desk');
        await expect(page.getByRole('link', { name: 'Ada Axe' }).first()).toBeVisible();
      },
    },
    {
      name: 'a search that finds nothing',
      async reach(page) {
        await page.getByRole('searchbox').fill('zxqv');
        await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
      },
    },
    {
      name: 'several chosen',
      async reach(page) {
        await page.getByRole('searchbox').fill('');
        await press(page, 'Choose');
        await page.getByRole('checkbox').first().check();
        await expect(page.getByRole('region', { name: 'Chosen messages' })).toBeVisible();
      },
    },
    {
      name: 'an enquiry',
      reach: async (page, url) =>
        read(page, await arrive(url, { name: 'Ada Axe', other_social_media: '@axe' })),
      isOtherWhenWide: true,
    },
    {
      name: 'the question before erasing',
      async reach(page) {
        await press(page, 'Erase');
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'a note',
      async reach(page) {
        await page.keyboard.press('Escape');
        await press(page, 'Note');
        await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
      },
    },
    {
      name: 'a reply',
      async reach(page) {
        await press(page, 'Close');
        await press(page, 'Reply');
        await press(page, 'Open in email program');
        await expect(page.getByRole('alert')).toContainText('Mark as answered?');
      },
    },
    {
      name: 'the question about a whole mailbox',
      async reach(page, url) {
        await arrive(url, { email: 'a-rather-long.Mailbox+name@subdomain.example.com' });
        await read(page, await arrive(url, { email: 'a-rather-longmailbox@subdomain.example.com' }));
        await page.getByRole('button', { name: /^All \d+ as spam$/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'an enquiry that is not there',
      async reach(page) {
        await page.goto('about:blank');
        await page.goto('/desk#/enquiry/00000000-0000-4000-8000-000000000000');
        await expect(page.getByRole('heading', { name: 'not here' })).toBeVisible();
      },
    },
    {
      name: 'a desk without a connection',
      async reach(page, url) {
        await read(page, await arrive(url, { name: 'Ada Axe' }));
        await page.context().setOffline(true);
        await expect(page.getByRole('status').filter({ hasText: 'as of' })).toBeVisible();
      },
    },
  ],
  'the website': [
    {
      name: 'the website, with a text in hand',
      async reach(page) {
        await page.goto('/desk#/website');
        await page.getByRole('button', { name: /^All words/ }).click();
        await page.getByRole('searchbox').fill('sentence under');
        await page.getByRole('listitem').getByRole('button').first().click();
        await expect(page.getByRole('textbox', { name: /^sentence under/ })).toBeFocused();
      },
      isOtherWhenWide: true,
    },
    {
      name: 'a text of Markdown in hand, and where its link leads',
      async reach(page) {
        await page.goto('/desk#/website/at/resources/blog/ai-barber-shop');
        await page.getByRole('button', { name: /^All words/ }).click();
        await page.getByRole('searchbox').fill('paragraph 1');
        await page.getByRole('listitem').getByRole('button').first().click();
        await page.getByRole('button', { name: 'Bold' }).focus();
        await page.getByRole('button', { name: 'Heading' }).focus();
        await page.getByRole('button', { name: 'Link' }).click();
        await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
      },
    },
    {
      name: 'the changes of the website',
      async reach(page) {
        await page.goto('/desk#/website/changes');
        await expect(page.getByRole('heading', { name: 'Published' })).toBeVisible();
      },
    },
    ...[
      { sheet: 'company', field: 'Phone' },
      { sheet: 'prices', field: 'To set up' },
      { sheet: 'calls', field: 'Days ahead' },
      { sheet: 'privacy', field: 'Who handles messages for you, name, 1' },
      { sheet: 'case-studies/barber-shop-ai', field: 'Who' },
    ].map(({ sheet, field }) => ({
      name: `the form of facts: ${sheet}`,
      async reach(page: Page) {
        await page.goto(`/desk#/website/facts/${sheet}`);
        await expect(page.getByLabel(field).first()).toBeVisible();
      },
    })),
    {
      name: 'a new page of the website',
      async reach(page) {
        await page.goto('/desk#/website/new/case-studies');
        await expect(page.getByRole('group', { name: 'Industry' })).toBeVisible();
      },
    },
    {
      name: 'what can be done with a page of the website',
      async reach(page) {
        await page.goto('/desk#/website/at/resources/white-papers/future-of-work');
        await page.getByRole('button', { name: 'This page' }).click();
        await expect(page.getByRole('button', { name: 'Move up' })).toBeVisible();
      },
    },
    {
      name: 'the picture of a page, with a photo in its frame',
      async reach(page) {
        await page.goto('/desk#/website/at/resources/blog/ai-barber-shop');
        await expect(page.getByRole('button', { name: /^All words/ })).toBeEnabled();
        await page
          .frameLocator('iframe')
          .getByRole('img', { name: /^A barber/ })
          .click();
        const photo = {
          name: 'a.jpg',
          mimeType: 'image/jpeg',
          buffer: await (await makePhoto()).jpeg().toBuffer(),
        };
        await page.getByLabel('Take or choose a photo').setInputFiles(photo);
        await expect(page.getByRole('application')).toBeVisible();
        await page.getByText('Or choose a drawing').click();
      },
    },
  ],
  'the rest': [
    {
      name: 'a week of the calendar',
      isOtherWhenWide: true,
      async reach(page) {
        await page.goto('/desk#/calendar/2031-05-06/week');
        await expect(page.getByText('Nothing').first()).toBeVisible();
      },
    },
    {
      name: 'a day of the calendar',
      async reach(page) {
        await page.goto('/desk#/calendar/2031-05-06');
        await press(page, 'Block a time');
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'the own calendar',
      async reach(page) {
        await page.keyboard.press('Escape');
        await press(page, 'Your own calendar');
        await press(page, 'Make an address');
        await expect(page.getByLabel('Address to subscribe to')).toBeVisible();
      },
    },
    {
      name: 'the figures',
      async reach(page, url) {
        await page.keyboard.press('Escape');
        await arrive(url);
        await page.goto('/desk#/figures');
        await page.getByText('As a table').last().click();
        await expect(page.getByRole('table').last()).toBeVisible();
      },
    },
    {
      name: 'the devices',
      async reach(page) {
        await page.goto('/desk#/devices');
        await press(page, 'Make a link');
        await expect(page.getByRole('textbox', { name: 'Link for another device' })).toHaveValue(
          /\/desk\/in#/,
        );
      },
    },
    {
      name: 'the first steps',
      async reach(page) {
        await page.goto('/desk#/first-steps');
        await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeVisible();
      },
    },
    {
      name: 'the export',
      async reach(page) {
        await page.goto('/desk#/export');
        await expect(page.getByRole('link', { name: 'Download' })).toBeVisible();
      },
    },
    {
      name: 'the signing in',
      async reach(page) {
        await page.context().clearCookies();
        await page.goto('/desk');
        await press(page, 'Paste a link');
        await expect(page.getByRole('textbox')).toBeFocused();
      },
    },
    {
      name: 'a link that is no use',
      async reach(page) {
        await page.goto('/desk/in');
        await expect(page.getByRole('alert')).toBeVisible();
      },
    },
  ],
};

/** By how much the page, or a scrolling part of it, is wider than its visible width. */
const overhang = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('.page, .list-pane, .message')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  );

/** The parts that axe judged in an earlier state need no second judgment. */
const judged = new Set<string>();

for (const [visit, states] of Object.entries(visits)) {
  test(`axe finds nothing in ${visit}, and nothing overflows sideways`, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const browser = await page.context().newCDPSession(page);
    const enlarge = async (letters: number) => {
      await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } });
      await expect(page.locator('html')).toHaveCSS('font-size', `${letters}px`);
    };
    for (const { name, reach, isOtherWhenWide } of states) {
      await page.setViewportSize({ width: 360, height: 800 });
      await test.step(`to ${name}`, () => reach(page, site.url));
      for (const width of isThorough || isOtherWhenWide ? [360, 1440] : [360]) {
        await page.setViewportSize({ width, height: 800 });
        if (isThorough || (await hasNewParts(page.locator('body'), judged, `${width}`)))
          expect.soft(await axeFindings(page), `${name}, ${width} px`).toEqual([]);
      }
      // 400 % zoom of 1280 by 1024.
      await page.setViewportSize({ width: 320, height: 256 });
      expect.soft(await overhang(page), `${name}, at 400 %`).toBe(0);
      // A phone with text at twice the size.
      await page.setViewportSize({ width: 360, height: 740 });
      await enlarge(32);
      expect.soft(await overhang(page), `${name}, with letters twice as large`).toBe(0);
      await enlarge(16);
    }
  });
}
