import { expect, type Page } from '@playwright/test';
import { functionsPath } from '../../contract/wire.ts';
import { arrive, loseAnswer, read, stopPulse, test } from '../support/owner.ts';

/** Several messages put off, answered or erased together, with one question. */

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const bar = (page: Page) => page.getByRole('region', { name: 'Chosen messages' });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Opens the list of those whose mailbox is at one host, and chooses those named. */
async function choose(page: Page, list: string, host: string, names: string[]): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/desk#/${list}`);
  // Until the search is answered all messages are shown.
  const found = page.waitForResponse((answer) => answer.request().postData()?.includes(`"${host}"`) ?? false);
  await page.getByRole('searchbox').fill(host);
  await found;
  await expect(page.locator('ol[aria-busy="true"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  for (const name of names) {
    // Anywhere on the row.
    await page.getByText(name, { exact: true }).click();
    await expect(page.getByRole('checkbox', { name: `Choose ${name}` })).toBeChecked();
  }
}

test('several are put off together, also where an answer is lost on the way', async ({ page, site }) => {
  const [first = '', second = ''] = [
    await arrive(site.url, { name: 'Lia Many', email: 'lia@several.example' }),
    await arrive(site.url, { name: 'Leo Many', email: 'leo@several.example' }),
  ];
  await arrive(site.url, { name: 'Lou Alone', email: 'lou@several.example' });
  await choose(page, '', 'several', ['Lia Many', 'Leo Many']);
  const looks = await row(page, 'L').evaluateAll((rows) =>
    rows.map(({ firstElementChild }) => getComputedStyle(firstElementChild as Element).backgroundColor),
  );
  expect(looks).toHaveLength(3);
  expect(new Set(looks).size).toBe(2);
  await loseAnswer(page, '**/desk/call/desk_later');
  await bar(page).getByRole('button', { name: 'Later' }).click();
  const dialog = page.getByRole('dialog', { name: /^Bring .* back when?/ });
  const morning = dialog.getByRole('button', { name: /^Tomorrow morning/ });
  await morning.click();
  await expect(dialog.getByRole('alert')).toContainText('No connection');
  await morning.click();
  await expect(toast(page, 'Put off: ')).toBeVisible();
  await expect(row(page, 'Lou Alone')).toBeVisible();
  await expect(row(page, 'Many')).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'To answer' })).toBeFocused();
  for (const id of [first, second]) {
    await read(page, id);
    await expect(page.getByRole('listitem').filter({ hasText: 'Put off until' })).toHaveCount(1);
  }
});

test('several are put off, marked as spam or as answered, and that is undone', async ({ page, site }) => {
  for (const name of ['Sam Offer', 'Sue Offer'])
    await arrive(site.url, { name, email: `${name.slice(0, 3)}@offer.example` });
  await choose(page, '', 'offer', ['Sam Offer', 'Sue Offer']);
  await bar(page).getByRole('button', { name: 'Spam' }).click();
  await expect(toast(page, 'as spam: 2 messages')).toBeVisible();
  await expect(row(page, 'Offer')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Offer')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await choose(page, '', 'offer', ['Sam Offer', 'Sue Offer']);
  await bar(page).getByRole('button', { name: 'Answered' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark answered' }).click();
  await expect(row(page, 'Offer')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Offer')).toHaveCount(2);

  await choose(page, '', 'offer', ['Sam Offer', 'Sue Offer']);
  await bar(page).getByRole('button', { name: 'Later' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Tomorrow morning/ })
    .click();
  await expect(row(page, 'Offer')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Offer')).toHaveCount(2);

  // What was marked too soon comes back together, also when Undo has gone.
  await choose(page, '', 'offer', ['Sam Offer', 'Sue Offer']);
  await bar(page).getByRole('button', { name: 'Spam' }).click();
  await expect(row(page, 'Offer')).toHaveCount(0);
  await choose(page, 'spam', 'offer', ['Sam Offer', 'Sue Offer']);
  await bar(page).getByRole('button', { name: 'Not spam' }).click();
  await expect(toast(page, 'No longer spam: 2 messages')).toBeVisible();
  await expect(row(page, 'Offer')).toHaveCount(0);
});

test('spam that cancels a call is asked about first, and not undone', async ({ page, site }) => {
  const times = await (await fetch(`${site.url}${functionsPath}/free_times`)).json();
  const call = { wanted_time: times.at(-1).starts_at, link_hash: 'b'.repeat(64) };
  const booked = await arrive(site.url, { name: 'Cal Trick', email: 'cal@trick.example', ...call });
  await arrive(site.url, { name: 'Cy Trick', email: 'cy@trick.example' });
  await choose(page, '', 'trick', ['Cal Trick', 'Cy Trick']);
  await bar(page).getByRole('button', { name: 'Spam' }).click();
  await expect(row(page, 'Trick')).toHaveCount(2);
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as spam' }).click();
  await expect(row(page, 'Trick')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await read(page, booked);
  await expect(page.getByText(/^Call canceled: /).first()).toBeVisible();
});

test('those that another device was faster with stay chosen, and the others are answered', async ({
  page,
  site,
}) => {
  await arrive(site.url, { name: 'Ann Ours', email: 'ann@faster.example' });
  const theirs = await arrive(site.url, { name: 'Tom Theirs', email: 'tom@faster.example' });
  await choose(page, '', 'faster', ['Ann Ours', 'Tom Theirs']);
  await stopPulse(page);
  const other = await page.context().newPage();
  await read(other, theirs);
  await other.getByRole('button', { name: 'Later' }).click();
  await other.getByRole('button', { name: /^Tomorrow morning/ }).click();
  await other.getByText('Put off until').waitFor();
  await other.getByRole('button', { name: 'Bring back' }).click();
  await other.getByText('Brought back').waitFor();
  await other.close();

  await bar(page).getByRole('button', { name: 'Answered' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark answered' }).click();
  await expect(toast(page, 'one message')).toBeVisible();
  await expect(bar(page).getByRole('alert')).toBeVisible();
  await expect(row(page, 'Ann Ours')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Choose Tom Theirs' })).toBeChecked();
});

test('what was answered elsewhere meanwhile is not erased unseen', async ({ page, site }) => {
  await arrive(site.url, { name: 'Una Unseen', email: 'una@unseen.example' });
  const answered = await arrive(site.url, { name: 'Ali Answered', email: 'ali@unseen.example' });
  await choose(page, 'all', 'unseen', ['Una Unseen', 'Ali Answered']);
  await bar(page).getByRole('button', { name: 'Erase' }).click();
  const other = await page.context().newPage();
  await read(other, answered);
  await other.getByRole('button', { name: 'Mark answered' }).click();
  await other.getByRole('button', { name: 'Open again' }).waitFor();
  await other.close();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase for good' }).click();
  await expect(bar(page).getByRole('alert')).toContainText('Ali Answered');
  await expect(row(page, 'Una Unseen')).toHaveCount(0);
  await expect(row(page, 'Ali Answered')).toBeVisible();
});

test('all that a search has found are erased with one question', async ({ page, site }) => {
  for (const name of ['Eda Erased', 'Eli Erased', 'Eve Erased'])
    await arrive(site.url, { name, email: `${name.slice(0, 3)}@erased.example` });
  await choose(page, 'all', 'erased', []);
  await expect(page.getByRole('checkbox', { name: /^Choose / })).toHaveCount(3);
  await bar(page).getByRole('button', { name: 'Choose all shown' }).click();
  await bar(page).getByRole('button', { name: 'Erase' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase 3 messages?' });
  await dialog.getByRole('button', { name: 'Leave them there' }).click();
  await expect(row(page, 'Erased')).toHaveCount(3);
  await bar(page).getByRole('button', { name: 'Erase' }).click();
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
});
