import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { arrive, read, test } from '../support/owner.ts';

test('figures count timely answers, and every bar is also a row of a table', async ({ page, site }) => {
  const id = await arrive(site.url, { name: 'Finn Figure' });
  await read(page, id);
  await page.getByRole('button', { name: 'Mark answered' }).click();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  await page.goto('/desk#/figures');
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByRole('term').first()).toContainText('answered within 2 hours');
  await messages.getByText('As a table').click();
  await expect(messages.getByRole('rowheader')).toHaveCount(12);
  await expect(messages.getByRole('row').last().getByRole('cell').first()).not.toHaveText('0');
});

test('an answer that was seconds late is not timely, and weeks before the first message do not count', async ({
  page,
  site,
}) => {
  await arrive(site.url);
  let perWeek = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6];
  await page.route('**/desk/call/desk_figures', async (route) => {
    const response = await route.fetch();
    const figures = await response.json();
    const weeks = figures.weeks.map((week: object, index: number) => ({
      ...week,
      enquiries: perWeek[index],
    }));
    const enquiries = perWeek.reduce((sum, each) => sum + each);
    await route.fulfill({ response, json: { ...figures, weeks, enquiries, median_seconds: 7204 } });
  });
  await page.goto('/desk#/figures');
  await expect(page.getByRole('definition').filter({ hasText: '2 h 01' })).toBeVisible();
  const average = page
    .getByRole('term')
    .filter({ hasText: /a week/ })
    .locator('..');
  await expect(average).toHaveText(/^messages a week on average since \w{3} \d+6$/);
  perWeek = [0, 0, 0, 0, 0, 0, 0, 0, 1, 5, 0, 1];
  await page.reload();
  await expect(average).toHaveText(/^messages a week on average since \w{3} \d+1\.8$/);
  perWeek = [1, 0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1];
  await page.reload();
  await expect(average).toHaveText('message a week on average1');
});

test('visits of a span say how many came, from where, and what they opened, and every bar is also a row of a table', async ({
  page,
}) => {
  const most = (name: string, views: number) => [{ name, views }];
  await page.route('**/desk/call/desk_visits', async (route) => {
    const { days, until } = route.request().postDataJSON();
    const last = until ? Date.parse(until) : Date.UTC(2026, 0, days);
    const each = Array.from({ length: days }, (_, index) => ({
      day: new Date(last - (days - 1 - index) * 86_400_000).toISOString().slice(0, 10),
      arrivals: index,
    }));
    const json = {
      ...{
        arrivals: days * 10,
        arrivals_before: 7,
        phones: days * 4,
        pages: 900,
        at_form: 12,
        messages: 3,
        calls: 1,
      },
      ...{
        days: each,
        hosts: most('a-very-long-name-of-a-site-that-does-not-fit.example', 40),
        campaigns: [{ name: 'c'.repeat(80), views: 5, messages: 4 }],
        searches: [...most('', 4), ...Array.from({ length: 11 }, (_, at) => most(`price ${at}`, 2)[0])],
        paths: [{ name: '/pricing', views: 9, messages: 2, calls: 1 }],
      },
    };
    await route.fulfill({ json });
  });
  await page.goto('/desk#/figures');
  const visits = page.getByRole('region', { name: 'Visits' });
  await expect(visits.getByRole('definition').first()).toHaveText('280');
  await visits.getByLabel('Visits of').selectOption('7');
  await expect(visits.getByRole('definition').first()).toHaveText('70');
  await expect(visits.getByText('does-not-fit.example')).toBeVisible();
  await expect(visits.getByText('Nothing was found')).toBeVisible();
  await expect(visits.getByText('2 wrote, 1 picked a call')).toBeVisible();
  await expect(visits.getByText('4 wrote')).toBeVisible();
  // What comes less often opens by a press.
  await expect(visits.getByText('price 10')).toBeHidden();
  await visits.getByText('2 more').click();
  await expect(visits.getByText('price 10')).toBeVisible();
  await visits.getByText('As a table', { exact: true }).click();
  await expect(visits.getByRole('rowheader')).toHaveCount(7);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    visits.getByRole('link', { name: 'Download as a table (CSV)' }).click(),
  ]);
  const table = await readFile(await file.path(), 'utf8');
  expect(table).toMatch(
    /Visits on a phone,,28\r\n[\s\S]*Visits a day,2026-01-07,6\r\n[\s\S]*"Pages opened, about",[^,]+,9\r\nWrote from there,[^,]+,2\r\n/,
  );
  // Any days, of which the first is never after the last.
  await visits.getByLabel('Visits of').selectOption('other days');
  await visits.getByLabel('From').fill('2026-02-01');
  await expect(visits.getByRole('definition').first()).toHaveText('10');
  await visits.getByLabel('Until').fill('2026-02-03');
  await expect(visits.getByRole('definition').first()).toHaveText('30');
  await expect(visits.getByRole('rowheader')).toHaveText(['Feb 1', 'Feb 2', 'Feb 3']);
  await page.setViewportSize({ width: 360, height: 800 });
  const content = page.locator('.page');
  expect(await content.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
