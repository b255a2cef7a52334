import { expect, type Page, type Route, test } from '@playwright/test';

const submissions = '**/rest/v1/contact_submissions*';
const answerTime = "We'll get back to you within 2 hours.";

async function openForm(page: Page, path = '/contact') {
  await page.goto(path);
  await page.getByLabel('Name').scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]').filter({ has: page.getByLabel('Name') })).toHaveCount(0);
}

async function fill(page: Page, name = 'Ana Ortiz') {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Phone').fill('+34 600 000 000');
  await page.getByLabel('Other social media').fill('@anacuts');
  await page.getByLabel('Business details').fill('Three chairs.\nMessages at night.');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send request' }).click();
const success = (page: Page) => page.getByRole('status').filter({ hasText: 'Success!' });
const error = (page: Page) => page.getByRole('alert').filter({ hasText: 'Error' });
const kept = (page: Page) => page.evaluate(() => sessionStorage.length);

/** The rows a page has asked to store, in order. */
function rowsSent(page: Page) {
  const rows: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') rows.push(request.postDataJSON());
  });
  return rows;
}

const refuse = (status: number, message: string) => (route: Route) =>
  route.fulfill({ status, json: { code: 'X', message, details: null, hint: null } });

for (const path of ['/', '/contact']) {
  test(`an enquiry sent from ${path} is stored and thanked for`, async ({ page, request }) => {
    const rows = rowsSent(page);
    await openForm(page, path);
    await fill(page);
    await send(page);
    await expect(success(page)).toContainText(`Your partnership request has been submitted. ${answerTime}`);
    for (const label of ['Name', 'Email', 'Phone', 'Other social media', 'Business details']) {
      await expect(page.getByLabel(label)).toHaveValue('');
    }
    expect(await kept(page)).toBe(0);

    const [sent] = rows;
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

test('while it is sent the button says so and is disabled', async ({ page }) => {
  let answer = () => {};
  await page.route(submissions, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await openForm(page);
  await fill(page);
  const requested = page.waitForRequest(submissions);
  await send(page);
  await requested;
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(page.getByLabel('Name')).not.toBeEditable();
  answer();
  await expect(success(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send request' })).toBeEnabled();
});

test('a double click sends once', async ({ page }) => {
  const rows = rowsSent(page);
  await openForm(page);
  await fill(page);
  await page.getByRole('button', { name: 'Send request' }).dblclick();
  await expect(success(page)).toBeVisible();
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

for (const { what, status, message, shown } of refusals) {
  test(`a refusal for ${what} is worded, and the words stay`, async ({ page }) => {
    await page.route(submissions, refuse(status, message));
    await openForm(page);
    await fill(page);
    await send(page);
    await expect(error(page)).toContainText(shown);
    await expect(page.getByLabel('Name')).toHaveValue('Ana Ortiz');
    await page.keyboard.press('Escape');
    await expect(error(page)).toBeHidden();
  });
}

test('a fault of our own is reported as unexpected', async ({ page }) => {
  await openForm(page);
  await fill(page);
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

test('other words are another enquiry', async ({ page }) => {
  const rows = rowsSent(page);
  await page.route(submissions, refuse(400, 'No.'));
  await openForm(page);
  await fill(page);
  await send(page);
  await expect(error(page)).toBeVisible();
  await page.getByLabel('Name').fill('Ana Ortiz Ruiz');
  await send(page);
  await expect.poll(() => rows.length).toBe(2);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
});

test('no answer for a minute is said while it lasts, and reported at its end', async ({ page }) => {
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

test('too many requests are answered with patience', async ({ page }) => {
  const rows = rowsSent(page);
  await page.clock.install();
  await page.route(submissions, (route) =>
    rows.length > 1
      ? route.continue()
      : route.fulfill({
          status: 429,
          headers: { 'Retry-After': '20' },
          json: { code: 'X', message: 'Please wait.', details: null, hint: null },
        }),
  );
  await openForm(page);
  await fill(page);
  const refused = page.waitForResponse(submissions);
  await send(page);
  await refused;
  await page.clock.runFor(15_000);
  expect(rows).toHaveLength(1);
  await page.clock.runFor(6_000);
  await expect(success(page)).toBeVisible();
});

test('being offline is said before sending, and what is sent then arrives once connected', async ({
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

test('the first faulty field gets the focus and says what is wrong until it is right', async ({ page }) => {
  const rows = rowsSent(page);
  await openForm(page);
  await page.getByLabel('Name').fill('\u00a0 ');
  await page.getByLabel('Email').fill('ana@');
  await send(page);
  const name = page.getByLabel('Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please enter your name.');
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Ana');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await send(page);
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(rows).toHaveLength(0);
});

test('a counter appears near the end of the room there is', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Business details').fill('a'.repeat(4_700));
  await expect(page.getByText(/\d+ left/)).toHaveCount(0);
  await page.getByLabel('Business details').fill('a'.repeat(4_900));
  await expect(page.getByText('100 left')).toBeVisible();
});

test('the form works where storage is forbidden and randomUUID is missing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
  });
  await openForm(page);
  await fill(page);
  await send(page);
  await expect(success(page)).toBeVisible();
});

test('a robot that fills the hidden field is stored as suspected', async ({ page }) => {
  await openForm(page);
  await fill(page);
  await page.locator('[name=website]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  const answer = page.waitForResponse(submissions);
  await send(page);
  expect(await (await answer).json()).toEqual([expect.objectContaining({ suspected_spam: true })]);
});

test('the keyboard never lands on the hidden field', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Business details').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send request' })).toBeFocused();
});

test('a fault in the form leaves another way to reach us', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLElement.prototype.showPopover = () => {
      throw new Error('broken');
    };
  });
  await page.goto('/contact');
  const wayOn = page.getByRole('alert').filter({ hasText: 'Unexpected Application Error!' });
  await expect(wayOn.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expect(wayOn.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});
