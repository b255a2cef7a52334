import { expect, type Page } from '@playwright/test';
import { enquiryFragment } from '../../contract/desk.ts';
import { arrive, loseAnswer, read, standsFree, stopPulse, test } from '../support/owner.ts';
import { whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

test('a reply is sent by keys, marks the enquiry answered, and nothing can be typed meanwhile', async ({
  page,
  site,
}) => {
  const id = await arrive(site.url, { name: 'Rita \u202eReply', email: 'rita@example.com' });
  const turned = await arrive(site.url, { name: 'רות' });
  await read(page, id);
  await expect(page.getByRole('heading', { name: 'Rita Reply', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reply' }).click();
  const field = page.getByRole('textbox', { name: 'Reply to' });
  // A name turns no other words around: neither one from right to left nor one with a character that overrides directions.
  await expect(page.getByText('To Rita Reply, from')).toBeVisible();
  await expect(field).not.toHaveCSS('border-top-width', '0px');
  await field.fill('Hi Rita,\nwe begin on Monday.');
  const held = Promise.withResolvers<void>();
  await page.route('**/desk/reply', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await expect(field).not.toBeEditable();
  await expect(page.getByRole('combobox', { name: 'Template' })).toBeDisabled();
  held.resolve();
  await expect(page.getByText('Sent to Rita Reply.')).toBeVisible();
  await page.goto(`/desk${enquiryFragment(turned)}`);
  await page.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByRole('heading', { name: "Erase \u2068רות\u2069's message?" })).toBeVisible();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.goto(`/desk${enquiryFragment(id)}`);
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notes and replies' })).toContainText('we begin on Monday.');
  const mails = site.mailbox.mails.filter(({ to }) => to.includes('rita@example.com'));
  expect(mails).toHaveLength(1);
  await page.reload();
  await expect(field).toHaveCount(0);
});

test('unsent words can be corrected, refused words stay, and a reply is sent once', async ({
  page,
  site,
}) => {
  const id = await arrive(site.url, { name: 'Fay F.', email: 'fay@example.com' });
  await read(page, id);
  await page.getByRole('button', { name: 'Reply' }).click();
  const field = page.getByRole('textbox', { name: 'Reply to' });
  const send = page.getByRole('button', { name: 'Send' });
  await field.fill('Words that mater');
  await page.route('**/desk/reply', (route) => route.abort(), { times: 1 });
  await send.click();
  await expect(page.getByRole('heading', { name: 'No answer yet' })).toBeVisible();

  await field.fill('Words that matter');
  site.mailbox.refuses = true;
  await send.click();
  await expect(page.getByRole('heading', { name: 'Not sent' })).toBeVisible();
  site.mailbox.refuses = false;
  await expect(field).toHaveValue('Words that matter');
  await send.click();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  const mails = site.mailbox.mails.filter(({ to }) => to.includes('fay@example.com'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.raw).toContain('Words that matter');
  await expect(page.getByText('Sent to Fay F.', { exact: true })).toBeVisible();
});

test('the mail program gets as much as a link can hold, and the desk asks for the outcome', async ({
  page,
  site,
}) => {
  const id = await arrive(site.url, { name: 'Max Mail', email: 'max@example.com' });
  await page.setViewportSize({ width: 390, height: 640 });
  await read(page, id);
  await page.getByRole('button', { name: 'Reply' }).click();
  await page.getByRole('textbox', { name: 'Reply to' }).fill('Grüße aus Köln. '.repeat(300));
  await page.getByRole('button', { name: 'Open in email program' }).click();
  await expect(page.getByText('1,800 characters')).toBeVisible();
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await page.getByRole('alert').getByRole('button', { name: 'Mark answered' }).click();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Reply to' })).toHaveCount(0);
});

test('words that are corrected after a lost answer are not mistaken for the sent ones', async ({
  page,
  site,
}) => {
  const id = await arrive(site.url, { name: 'Cora Corrects', email: 'cora@example.com' });
  await read(page, id);
  await page.getByRole('button', { name: 'Reply' }).click();
  const field = page.getByRole('textbox', { name: 'Reply to' });
  const send = page.getByRole('button', { name: 'Send' });
  await field.fill('It costs 50');
  await loseAnswer(page, '**/desk/reply');
  await send.click();
  await expect(page.getByRole('heading', { name: 'No answer yet' })).toBeVisible();
  await field.fill('It costs 500');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Your first version arrived' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notes and replies' })).toContainText('It costs 50');
  await expect(field).toHaveValue('It costs 500');
  const mails = () => site.mailbox.mails.filter(({ to }) => to.includes('cora@example.com'));
  expect(mails()).toHaveLength(1);
  await send.click();
  await expect(page.getByRole('region', { name: 'Notes and replies' })).toContainText('It costs 500');
  await expect(field).toHaveCount(0);
  expect(mails()).toHaveLength(2);
});

/** A reply of unknown fate, as a killed server leaves it, about which the owner then decides. */
async function leaveUnknown(page: Page, url: string, submission: string, text: string) {
  const at = new Date(Date.now() - 180_000).toISOString();
  const event = { id: crypto.randomUUID(), kind: 'reply', text, state: 'sending', at };
  const asked = { data: { submission }, headers: { origin: url } };
  const whole = await (await page.request.post('/desk/call/desk_one', asked)).json();
  await page.route('**/desk/call/desk_one', (route) =>
    route.fulfill({ json: { ...whole, events: [event] } }),
  );
  await page.route('**/desk/call/desk_settle', (route) => {
    event.state = route.request().postDataJSON().outcome;
    return route.fulfill({ json: event });
  });
}

test('a failed reply can be written again, without replacing other words', async ({ page, site }) => {
  const id = await arrive(site.url, { name: 'Wim Wonders' });
  await leaveUnknown(page, site.url, id, 'Perhaps gone');
  await read(page, id);
  const notSent = page.getByRole('button', { name: 'It was not sent' });
  const field = page.getByRole('textbox', { name: 'Reply to' });
  await notSent.click();
  await expect(field).toHaveValue('Perhaps gone');

  await leaveUnknown(page, site.url, id, 'Perhaps gone');
  await field.fill('Newer words');
  await read(page, id);
  await notSent.click();
  await expect(notSent).toHaveCount(0);
  await expect(field).toHaveValue('Newer words');
  await page.reload();
  await expect(field).toHaveValue('Newer words');
});

test('a template greets by the first name and names only solutions', async ({ page, site }) => {
  const letterTo = async (fields: Record<string, unknown>) => {
    await read(page, await arrive(site.url, fields));
    await page.getByRole('button', { name: 'Reply' }).click();
    await page.getByRole('combobox', { name: 'Template' }).selectOption('First answer');
    return page.getByRole('textbox', { name: 'Reply to' }).inputValue();
  };
  const offer = async () => {
    await page.getByRole('combobox', { name: 'Template' }).selectOption('Offer a call');
    const field = page.getByRole('textbox', { name: 'Reply to' });
    await expect(field).toHaveValue(/half an hour/);
    return field.inputValue();
  };
  const known = await letterTo({
    ...{ name: 'Prof. Dr. Hans Meyer', came_from: '/solutions/ai-chatbots', phone_number: '+49 30 1234' },
  });
  expect(known).toContain('Hi Hans,');
  expect(known).toContain('about AI Chatbots.');
  // A number that was given is not asked for, and no sentence is broken.
  expect(await offer()).not.toMatch(/number.*\?/);
  const home = await letterTo({ name: 'Mr. Smith', came_from: '/', phone_number: null });
  expect(home).toContain('Hi Mr. Smith,');
  expect(home).not.toContain('about Home');
  expect(await offer()).toMatch(/number.*\?$/m);
  expect(await letterTo({ name: '田中 健二' })).toContain('Hi 田中 健二,');
  // A name is inserted unchanged, whatever it looks like.
  expect(await letterTo({ name: "$&{page}$'", came_from: '/solutions/ai-chatbots' })).toMatch(
    /^Hi \$&\{page\}\$',\n/,
  );
});

test('a template over a draft greets once, and loses nothing that was typed', async ({ page, site }) => {
  await read(page, await arrive(site.url, { name: 'Greta Greets' }));
  await page.getByRole('button', { name: 'Reply' }).click();
  const field = page.getByRole('textbox', { name: 'Reply to' });
  const template = page.getByRole('combobox', { name: 'Template' });
  await field.fill('Hi Greta,\n\nI have tried your shop.\n\nBest,\n');
  await template.selectOption('Ask for more');
  await expect(field).toHaveValue(/Two questions/);
  const mixed = await field.inputValue();
  expect(mixed).toMatch(/^Hi Greta,\n\nI have tried your shop\.\n\nThank you for writing.*\n\nBest,\n$/s);
  expect(mixed.match(/Greta|Best,/g)).toHaveLength(2);
  // Another one takes the place of what it left, also before and after other words.
  await field.fill(`${mixed}Hugo`);
  await template.selectOption('Not for us');
  await expect(field).not.toHaveValue(/Two questions/);
  await expect(field).toHaveValue(
    /^Hi Greta,\n\nI have tried your shop\.\n\nThank you for writing.*do well\.\n\nBest,\nHugo$/s,
  );
});

rare('a message about one enquiry does not stay on the next', async ({ page, site }) => {
  const next = await arrive(site.url, { name: 'Nina Next' });
  const id = await arrive(site.url, { name: 'Tom Told', email: 'told@example.com' });
  await page.goto('/desk');
  await page.locator(`[data-row="${id}"]`).click();
  await page.getByRole('button', { name: 'Reply' }).click();
  await page.getByRole('textbox', { name: 'Reply to' }).fill('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  const told = page.getByRole('status').filter({ hasText: 'Sent to Tom Told' });
  await expect(told).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tom Told' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Next to answer' })).toBeVisible();
  await page.locator(`[data-row="${next}"]`).click();
  await expect(page.getByRole('heading', { name: 'Nina Next' })).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('after a lost answer Send stays in its place, and the mail is sent once', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await arrive(site.url, {
    name: 'Thea Thumb',
    email: 'thea@example.com',
    business_details: 'Words. '.repeat(400),
  });
  await read(page, id);
  await page.getByRole('button', { name: 'Reply' }).click();
  await page.getByRole('textbox', { name: 'Reply to' }).fill('Hello');
  await loseAnswer(page, '**/desk/reply');
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  await expect(page.getByRole('heading', { name: 'No answer yet' })).toBeVisible();
  // This has grown what is above the form.
  await expect(page.getByRole('region', { name: 'Notes and replies' })).toContainText('Hello');
  await expect(send).toBeInViewport({ ratio: 0.9 });
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thea Thumb' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Open again' }).first()).toBeAttached();
  expect(site.mailbox.mails.filter(({ to }) => to.includes('thea@example.com'))).toHaveLength(1);
});

test('Send can always be pressed beside a phone’s keyboard', async ({ page, site }) => {
  // Toasts that stay longer than ten seconds, so that the test need not hurry.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    Object.assign(window, { setTimeout: (act: () => void, ms = 0) => ms < 10_000 && wait(act, ms) });
  });
  const done = await arrive(site.url, { name: 'Tove Toast' });
  const id = await arrive(site.url, { name: 'Kai Keyboard', business_details: 'Words. '.repeat(400) });
  await page.setViewportSize({ width: 390, height: 844 });
  await read(page, done);
  await page.getByRole('button', { name: 'Answered' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.goto(`/desk${enquiryFragment(id)}`);
  await expect(page.getByRole('heading', { name: 'Kai Keyboard' })).toBeFocused();
  await page.getByRole('button', { name: 'Reply' }).click();
  const send = page.getByRole('button', { name: 'Send' });
  await page.setViewportSize({ width: 390, height: 400 });
  await page.getByRole('combobox', { name: 'Template' }).selectOption({ index: 1 });
  await standsFree(send);
  await page.context().setOffline(true);
  const note = page.getByRole('status').filter({ hasText: 'as of' });
  await expect(note).toBeVisible();
  // After a tap, phones keep the button hovered.
  await send.hover();
  await expect(send).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  for (const [width, height] of [
    [390, 400],
    [360, 300],
    [320, 256],
    [740, 190],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(undo).toBeInViewport();
    await expect(note).toBeInViewport();
    await standsFree(send);
  }

  // Browsers in which a keyboard covers the page without changing its height.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', { value: 400 });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect(async () => {
    const { y = 400, height = 0 } = (await send.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(400);
  }).toPass();
  await page.context().setOffline(false);
});

test('a reply to an enquiry that another device has answered warns before it is sent', async ({
  page,
  site,
  browser,
  signedIn,
}) => {
  const id = await arrive(site.url, { name: 'Dora Double', email: 'dora@example.com' });
  const other = await browser.newPage({ baseURL: site.url, storageState: signedIn });
  await stopPulse(page);
  await read(page, id);
  await page.getByRole('button', { name: 'Reply' }).click();
  await page.getByRole('textbox', { name: 'Reply to' }).fill('From the phone');
  await read(other, id);
  await other.getByRole('button', { name: 'Reply' }).click();
  await other.getByRole('textbox', { name: 'Reply to' }).fill('From the desk');
  await other.getByRole('button', { name: 'Send' }).click();
  await expect(other.getByRole('button', { name: 'Open again' })).toBeVisible();
  await other.close();
  const mails = () => site.mailbox.mails.filter(({ to }) => to.includes('dora@example.com'));
  await page.getByRole('button', { name: 'Send' }).click();
  // The same words stand where the owner's email program sends, and there is no button Send.
  const warning = page.getByRole('status').filter({ hasText: 'Something was done here since you began' });
  await expect(warning).toContainText('Send this reply only if it is still needed');
  await expect(page.getByRole('region', { name: 'Notes and replies' })).toContainText('From the desk');
  await expect(page.getByRole('textbox', { name: 'Reply to' })).toHaveValue('From the phone');
  expect(mails()).toHaveLength(1);
  // It stands again beside a draft that was left.
  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(warning).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Reply to' })).toHaveValue('From the phone');
  await expect(warning).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('textbox', { name: 'Reply to' })).toHaveCount(0);
  expect(mails()).toHaveLength(2);
});

rare('a stored draft of another shape is ignored', async ({ page, site }) => {
  const ids = [];
  for (const name of ['Odd One', 'Odd Two', 'Odd Three']) ids.push(await arrive(site.url, { name }));
  await page.goto('/desk');
  await page.evaluate((keys) => {
    for (const [index, key] of keys.entries())
      localStorage.setItem(`desk-draft:reply:${key}`, ['{}', '5', '{"text":7,"event":null}'][index] ?? '');
  }, ids);
  await page.reload();
  for (const name of ['Odd One', 'Odd Two', 'Odd Three'])
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
  await read(page, ids[0] ?? '');
  await page.getByRole('button', { name: 'Reply' }).click();
  await expect(page.getByRole('textbox', { name: 'Reply to' })).toHaveValue('');
});
