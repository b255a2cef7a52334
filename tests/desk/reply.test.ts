import { expect } from '@playwright/test';
import { arrive, read, test } from '../support/owner.ts';

test('a reply is sent, marks the enquiry answered and is kept with it', async ({ page, site }) => {
  const id = await arrive(site.url, { name: 'Rita Reply', email: 'rita@example.com' });
  await read(page, id);
  await page.getByRole('button', { name: 'Reply' }).click();
  await page.getByRole('combobox', { name: 'Template' }).selectOption({ index: 1 });
  const field = page.getByRole('textbox', { name: 'Reply to' });
  await expect(field).toHaveValue(/Hi Rita,/);
  await field.fill('Hi Rita,\nwe begin on Monday.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notes and replies' })).toContainText('we begin on Monday.');
  const mails = site.mailbox.mails.filter(({ to }) => to.includes('rita@example.com'));
  expect(mails).toHaveLength(1);
  await page.reload();
  await expect(field).toHaveCount(0);
});

test('a mail server that refuses is told of, and the words stay for another try', async ({ page, site }) => {
  const id = await arrive(site.url, { name: 'Fay Fails', email: 'fay@example.com' });
  await read(page, id);
  await page.getByRole('button', { name: 'Reply' }).click();
  const field = page.getByRole('textbox', { name: 'Reply to' });
  await field.fill('Words that matter');
  site.mailbox.refuses = true;
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Not sent' })).toBeVisible();
  site.mailbox.refuses = false;
  await expect(field).toHaveValue('Words that matter');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  expect(site.mailbox.mails.filter(({ to }) => to.includes('fay@example.com'))).toHaveLength(1);
});

test('an answer that is lost on its way is asked for again, and the mail goes once', async ({
  page,
  site,
}) => {
  const id = await arrive(site.url, { name: 'Lou Lost', email: 'lou@example.com' });
  await read(page, id);
  await page.getByRole('button', { name: 'Reply' }).click();
  await page.getByRole('textbox', { name: 'Reply to' }).fill('Once, please');
  await page.route(
    '**/desk/reply',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'No answer yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  expect(site.mailbox.mails.filter(({ to }) => to.includes('lou@example.com'))).toHaveLength(1);
});

test('the mail program gets as much as a link holds, and the desk asks what came of it', async ({
  page,
  site,
}) => {
  const id = await arrive(site.url, { name: 'Max Mail', email: 'max@example.com' });
  await read(page, id);
  await page.getByRole('button', { name: 'Reply' }).click();
  await page.getByRole('textbox', { name: 'Reply to' }).fill('Grüße aus Köln. '.repeat(300));
  await page.getByRole('button', { name: 'Open in mail program' }).click();
  await expect(page.getByText('1,800 characters')).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Mark answered' }).click();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Reply to' })).toHaveCount(0);
});
