import { expect } from '@playwright/test';
import { arrive, read, test } from '../support/owner.ts';

test('figures count timely answers, and every bar is also a row of a table', async ({ page, site }) => {
  const id = await arrive(site.url, { name: 'Finn Figure' });
  await read(page, id);
  await page.getByRole('button', { name: 'Mark answered' }).click();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  await page.goto('/desk#/figures');
  await expect(page.getByRole('term').first()).toContainText('answered within 2 hours');
  await page.getByText('As a table').click();
  await expect(page.getByRole('rowheader')).toHaveCount(12);
  await expect(page.getByRole('row').last().getByRole('cell').first()).not.toHaveText('0');
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
  await expect(average).toHaveText(/^messages a week since \w{3} \d+6$/);
  perWeek = [0, 0, 0, 0, 0, 0, 0, 0, 1, 5, 0, 1];
  await page.reload();
  await expect(average).toHaveText(/^messages a week since \w{3} \d+1\.8$/);
  perWeek = [1, 0, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1];
  await page.reload();
  await expect(average).toHaveText('message a week1');
});
