import { expect } from '@playwright/test';
import { enquiryFragment } from '../../contract/desk.ts';
import type { ListedEnquiry } from '../../contract/rows.ts';
import { arrive, loseAnswer, read, standsFree, stopPulse, test } from '../support/owner.ts';
import { whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

const attack = '<img src=x onerror="document.title=1"><script>document.title=2</script> https://x.example';

test('a visitor’s text is always shown as text', async ({ page, site }) => {
  const words = `${attack}\n${'مرحبا بكم '.repeat(600)}`.slice(0, 5000);
  const id = await arrive(site.url, {
    name: '<b>محمد</b> <script>',
    other_social_media: attack,
    business_details: words,
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await read(page, id);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2 })).toContainText('<b>محمد</b> <script>');
  expect(await article.locator('[data-words]').textContent()).toBe(words);
  await expect(article.locator('img, script, [data-words] a')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a sheet that a visitor sent along stands as one, with its numbers, between the words', async ({
  page,
  site,
}) => {
  const id = await arrive(site.url, {
    name: 'Sid Sheet',
    business_details:
      'Two chairs.\n\nMy shop’s sheet:\n1. tue-fri 9 to 7\n3. <b>closed</b> sun + mon\n\nPlease call.',
  });
  await read(page, id);
  const words = page.getByRole('article').locator('[data-words]');
  const lines = words.getByRole('listitem');
  await expect(lines).toHaveText(['tue-fri 9 to 7', '<b>closed</b> sun + mon']);
  expect(await lines.evaluateAll((items) => items.map((item) => (item as HTMLLIElement).value))).toEqual([
    1, 3,
  ]);
  await expect(words).toContainText(/^Two chairs\..*Please call\.$/s);
});

test('a decision leads to the enquiry that has waited longest, and can be taken back', async ({
  page,
  site,
}) => {
  await arrive(site.url);
  const id = await arrive(site.url, { name: 'Uma Undo' });
  const answer = await page.request.post('/desk/call/desk_list', {
    data: { state: 'open', typed: null, before: null, before_id: null, page: 1 },
    headers: { origin: site.url },
  });
  const [next]: ListedEnquiry[] = await answer.json();
  await read(page, id);
  await page.getByRole('button', { name: 'Mark answered' }).click();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Next to answer' });
  await expect(link).toHaveAttribute('href', enquiryFragment(next?.id ?? ''));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Mark answered' })).toBeVisible();
  await page.getByRole('button', { name: 'Spam', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Not spam' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Not spam' }).click();
  await page.getByRole('button', { name: 'Mark answered' }).click();
  await link.click();
  await expect(page.getByRole('heading', { name: next?.name ?? '', level: 2 })).toBeFocused();
});

test('after a lost answer a second press repeats the same decision', async ({ page, site }) => {
  const id = await arrive(site.url, { name: 'Lotte Lost' });
  await stopPulse(page);
  await read(page, id);
  await loseAnswer(page, '**/desk/call/desk_decide');
  // The desk cannot learn the outcome this way either.
  await page.route('**/desk/call/desk_one', (route) => route.abort());
  await page.getByRole('button', { name: 'Mark answered' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark answered' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Lotte Lost: marked answered.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Already answered' })).toHaveCount(0);
});

test('the second of two deciding devices is told, and overwrites nothing', async ({ page, site }) => {
  const id = await arrive(site.url, { name: 'Tess Two' });
  const other = await page.context().newPage();
  // The other device has not heard of the change yet.
  await page.route('**/desk/call/desk_pulse', () => {});
  await read(page, id);
  await read(other, id);
  await other.getByRole('button', { name: 'Mark answered' }).click();
  await expect(other.getByRole('button', { name: 'Open again' })).toBeVisible();
  await page.getByRole('button', { name: 'Spam', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Already answered' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
});

test('erasing asks once, by name, and returns the focus when canceled', async ({ page, site }) => {
  const id = await arrive(site.url, { name: 'Erik Erase' });
  await read(page, id);
  const erase = page.getByRole('button', { name: 'Erase', exact: true });
  await erase.click();
  await expect(page.getByRole('dialog', { name: "Erase Erik Erase's message?" })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(erase).toBeFocused();
  await erase.click();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Erased' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'To answer' })).toBeFocused();
  await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0);
  await page.goto(`/desk#/enquiry/${id}`);
  await expect(page.getByRole('heading', { name: 'not here' })).toBeFocused();
});

test('an unfinished note survives closing and reloading, and is stored once, but for words that are corrected after a lost answer', async ({
  page,
  site,
}) => {
  const id = await arrive(site.url, { name: 'Nora Note', business_details: 'Words. '.repeat(400) });
  await page.setViewportSize({ width: 390, height: 400 });
  await read(page, id);
  await page.keyboard.press('n');
  const field = page.getByRole('textbox', { name: 'Note' });
  await field.fill('Asks for\ntwo lines');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Nora Note' })).toBeFocused();
  await expect(page.locator(`[data-row="${id}"]`)).toContainText('Draft');
  await page.keyboard.press('n');
  await expect(field).toHaveValue('Asks for\ntwo lines');
  await page.reload();
  await expect(field).toHaveValue('Asks for\ntwo lines');
  const keep = page.getByRole('button', { name: 'Keep note' });
  // Beside a phone's keyboard, also while a notice is shown.
  await page.context().setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'as of' })).toBeVisible();
  await standsFree(keep);
  await page.context().setOffline(false);
  await keep.click();
  await expect(page.getByRole('status').filter({ hasText: 'The note is kept' })).toBeVisible();
  const kept = page.getByRole('region', { name: 'Notes and replies' }).getByRole('listitem');
  await expect(kept).toContainText(['two lines']);
  await expect(field).toHaveCount(0);

  await page.keyboard.press('n');
  await field.fill('Wants a shop');
  await loseAnswer(page, '**/desk/call/desk_write');
  await keep.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await field.fill('Wants two shops');
  await keep.click();
  await expect(page.getByRole('alert')).toContainText('kept already');
  await expect(kept).toContainText(['two lines', 'Wants a shop']);
  await expect(field).toHaveValue('Wants two shops');
  await keep.click();
  await expect(kept).toContainText(['two lines', 'Wants a shop', 'Wants two shops']);
  await expect(kept).toHaveCount(3);
  await expect(field).toHaveCount(0);
});

test('an enquiry that another device erased says so, and its drafts are removed', async ({ page, site }) => {
  const id = await arrive(site.url, { name: 'Edda Else' });
  const other = await page.context().newPage();
  await stopPulse(page);
  await read(page, id);
  await read(other, id);
  await other.getByRole('button', { name: 'Erase', exact: true }).click();
  await other.getByRole('button', { name: 'Erase for good' }).click();
  await expect(other.locator(`[data-row="${id}"]`)).toHaveCount(0);
  await page.getByRole('button', { name: 'Reply' }).click();
  await page.getByRole('textbox', { name: 'Reply to' }).fill('Dear Edda');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'has been erased' })).toBeFocused();
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')));
  expect(kept).toEqual([]);
});

rare('two tabs with the same reply share its words', async ({ page, site }) => {
  const id = await arrive(site.url, { name: 'Tia Tabs' });
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await read(tab, id);
    await tab.getByRole('button', { name: 'Reply' }).click();
  }
  await other.getByRole('textbox', { name: 'Reply to' }).fill('Dear Tia,');
  const field = page.getByRole('textbox', { name: 'Reply to' });
  await expect(field).toHaveValue('Dear Tia,');
  await field.press('End');
  await field.pressSequentially(' hello.');
  await expect(other.getByRole('textbox', { name: 'Reply to' })).toHaveValue('Dear Tia, hello.');
});

test('a drawing error leaves a sentence and the drafts', async ({ page, site }) => {
  const id = await arrive(site.url, { name: 'Faye Fault' });
  await read(page, id);
  await page.getByRole('button', { name: 'Reply' }).click();
  await page.getByRole('textbox', { name: 'Reply to' }).fill('Hello Faye');
  await page.route('**/desk/call/desk_one', (route) => route.fulfill({ json: { enquiry: {} } }), {
    times: 1,
  });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('could not be shown');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('textbox', { name: 'Reply to' })).toHaveValue('Hello Faye');
});
