import { expect, test } from '@playwright/test';
import {
  error,
  fill,
  kept,
  openForm,
  promise,
  refuse,
  rowsSent,
  send,
  submissions,
  success,
} from '../support/contact-form.ts';

for (const path of ['/', '/contact']) {
  test(`an enquiry sent from ${path} is stored and thanked for`, async ({ page, request }) => {
    const rows = rowsSent(page);
    await openForm(page, path);
    await fill(page);
    await send(page);
    await expect(success(page)).toContainText(`Your partnership request has been submitted. ${promise}`);
    for (const label of ['Name', 'Email', 'Phone', 'Other social media', 'Business details']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    }
    expect(await kept(page)).toBe(0);

    const [sent] = rows;
    // The form of home names that page, and one without a referring page names none.
    expect(sent?.['came_from']).toBe(path === '/' ? '/' : undefined);
    const answer = await request.get(`/rest/v1/contact_submissions?id=eq.${sent?.['id']}`, {
      headers: { 'x-submission-id': String(sent?.['id']) },
    });
    expect(await answer.json()).toEqual([
      expect.objectContaining({
        name: 'Ana Ortiz',
        email: 'ana@example.com',
        phone_number: '+34 600 000 000',
        other_social_media: '@anacuts',
        business_details: 'Three chairs.\nMessages at night.',
        source: 'contact',
        website: null,
      }),
    ]);
  });
}

test('what is typed before the script runs stays, and a stored draft fills the other fields', async ({
  page,
}) => {
  await openForm(page);
  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('Business details').fill('Three chairs.');
  await expect.poll(() => kept(page)).toBe(1);

  const held = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Name').fill('Bo');
  held.resolve();
  await expect(page.getByLabel('Business details')).toHaveValue('Three chairs.');
  await expect(page.getByLabel('Name')).toHaveValue('Bo');
});

test('a double click sends once, the button is disabled meanwhile, and where the promise has hours, the page says by when an answer comes', async ({
  page,
}) => {
  const rows = rowsSent(page);
  const held = Promise.withResolvers<void>();
  await page.route(submissions, async (route) => {
    await held.promise;
    const response = await route.fetch();
    const headers = { ...response.headers(), 'answer-by': '2026-11-30T18:00:00.000Z' };
    await route.fulfill({ response, headers });
  });
  await openForm(page);
  await fill(page);
  await page.getByRole('button', { name: 'Send request' }).dblclick();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(page.getByLabel('Name')).not.toBeEditable();
  held.resolve();
  // In the time of the visitor.
  const moment = new Date('2026-11-30T18:00:00Z').toLocaleString('en-US', {
    ...{ dateStyle: 'full', timeStyle: 'short' },
  });
  await expect(success(page)).toContainText(moment);
  await expect(page.getByRole('button', { name: 'Send request' })).toBeEnabled();
  expect(rows).toHaveLength(1);
});

const refusals = [
  {
    what: 'row-level security',
    status: 401,
    message: 'new row violates row-level security policy for table "contact_submissions"',
    shown: 'Unable to submit form due to database security policies. Please contact support.',
  },
  { what: 'another reason', status: 400, message: 'The database says why.', shown: 'The database says why.' },
  { what: 'no reason', status: 400, message: '', shown: 'Failed to submit your request. Please try again.' },
];

test('each refusal is explained, the text stays, and other words are another enquiry', async ({ page }) => {
  const rows = rowsSent(page);
  await openForm(page);
  await fill(page);
  for (const { what, status, message, shown } of refusals) {
    await page.route(submissions, refuse(status, message), { times: 1 });
    await send(page);
    await expect(error(page), what).toContainText(shown);
    await expect(page.getByLabel('Name')).toHaveValue('Ana Ortiz');
    await page.keyboard.press('Escape');
    await expect(error(page)).toBeHidden();
  }
  expect(new Set(rows.map(({ id }) => id)).size).toBe(1);

  await page.getByLabel('Name').fill('Ana Ortiz Ruiz');
  await page.route(submissions, refuse(400, 'No.'), { times: 1 });
  await send(page);
  await expect(error(page)).toContainText('No.');
  expect(rows).toHaveLength(refusals.length + 1);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
  await page.keyboard.press('Escape');
  await expect(error(page)).toBeHidden();

  await page.evaluate(() => {
    window.fetch = () => {
      throw new RangeError('a slip of ours');
    };
  });
  await send(page);
  await expect(error(page)).toContainText('An unexpected error occurred');
});

test('an answer that got lost is recognized as success, after a reload too', async ({ page }) => {
  const rows = rowsSent(page);
  await openForm(page);
  await fill(page);
  let isAnswerLost = true;
  await page.route(submissions, async (route) => {
    if (!isAnswerLost) return route.continue();
    await route.fetch();
    await route.abort();
  });
  const firstAttempt = page.waitForEvent('requestfailed');
  await send(page);
  await firstAttempt;
  await page.reload();
  isAnswerLost = false;
  await expect(page.getByLabel('Business details')).toHaveValue('Three chairs.\nMessages at night.');
  const answer = page.waitForResponse(submissions);
  await send(page);
  expect((await answer).status()).toBe(409);
  await expect(success(page)).toBeVisible();
  expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
});

test('a missing answer is mentioned during a minute and reported at its end', async ({ page }) => {
  await page.clock.install();
  await page.route(submissions, (route) => route.abort());
  await openForm(page);
  await fill(page);
  await send(page);
  await page.clock.runFor(5_000);
  await expect(page.getByText('We keep trying for up to a minute')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(error(page)).toContainText('Failed to submit your request. Please try again.');
  await expect(page.getByLabel('Name')).toHaveValue('Ana Ortiz');
});

test('being offline is mentioned before sending, and a message sent then arrives later', async ({
  page,
  context,
}) => {
  await openForm(page);
  await fill(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await send(page);
  await expect(page.getByText('We send it as soon as you are connected again')).toBeVisible();
  await context.setOffline(false);
  await expect(success(page)).toBeVisible();
});
