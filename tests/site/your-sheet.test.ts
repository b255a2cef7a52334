import { expect, type Page, test } from '@playwright/test';
import { withMotion } from '../support/motion.ts';

test.use(withMotion);

const mine = [
  'Tue to fri 9-7, sat 9 to 4',
  'closed sun + mon',
  'Haircut $32, fade $38',
  'cash + card, no checks',
  'parking behind the shop, free',
];

const hero = (page: Page) => page.locator('[data-hero]');
const question = (page: Page) => page.getByRole('textbox', { name: 'A customer’s question' });
const line = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Line ${number} of your sheet` });
const lit = (page: Page) => page.locator('[data-answer] li[data-lit]');
const marks = (page: Page) => page.locator('[data-message] u');
const status = (page: Page) => page.locator('[data-answer] [role=status]');
const details = (page: Page) => page.locator('#contact').getByLabel(/^Business details/);

/** Types the sheet by keyboard alone, a line after the other. */
async function typeSheet(page: Page) {
  await page.goto('/');
  await line(page, 1).focus();
  for (const [index, text] of mine.entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(text);
    if (index === 0) await expect(line(page, 5)).toBeVisible();
  }
}

async function ask(page: Page, text: string) {
  await question(page).fill(text);
}

test('nothing of the sheet is loaded before its first key, and then at most 24 KB', async ({ page }) => {
  const loaded: number[] = [];
  page.on('response', (response) => {
    if (/your-sheet/.test(response.url())) loaded.push(Number(response.headers()['content-length']));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await line(page, 1).focus();
  expect(loaded).toEqual([]);
  await page.keyboard.type('t');
  await expect(hero(page)).toHaveAttribute('data-aim', 'waits');
  expect(loaded).toHaveLength(2);
  expect(loaded.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(24 * 1024);
  await expect(line(page, 1)).toBeFocused();
  await expect(line(page, 1)).toHaveValue('t');
  // The message of the made-up shop is gone.
  await expect(question(page)).toHaveValue('');
});

test('a line of one’s own answers, the words that counted are marked, and a reader is told', async ({
  page,
}) => {
  await typeSheet(page);
  await ask(page, 'how much is a fade');
  await expect(lit(page)).toHaveText('');
  await expect(lit(page).getByRole('textbox')).toHaveValue('Haircut $32, fade $38');
  await expect(hero(page)).toHaveAttribute('data-aim', 'line');
  await expect(marks(page)).toHaveText(['how', 'much', 'fade']);
  await expect(status(page)).toHaveText('Line 3 answers: Haircut $32, fade $38');
  await page.emulateMedia({ media: 'print' });
  await expect(lit(page)).toBeVisible();
  await expect(lit(page)).toHaveCSS('border-top-style', 'solid');
  await page.emulateMedia({ media: 'screen' });
  // A price that is changed answers as it is now.
  await line(page, 3).fill('Haircut $32');
  await expect(hero(page)).toHaveAttribute('data-aim', 'phone');
  await expect(status(page)).toHaveText(
    'No line answers. The question goes to your phone, and nothing is guessed.',
  );
  await expect(lit(page)).toHaveCount(0);
});

test('what no line answers goes to the phone with its reason, and a line about it can be added', async ({
  page,
}) => {
  await typeSheet(page);
  const phone = page.locator('.hero-notice');
  await expect(phone).toBeHidden();
  for (const [asked, why] of [
    ['do you do hair color', 'Not on your sheet'],
    ['my scalp is bleeding', 'health'],
    ['i want my money back', 'complaint'],
    ['can i talk to a real person', 'person'],
  ] as const) {
    await ask(page, asked);
    await expect(phone).toContainText(asked);
    await expect(phone).toContainText(why);
    await expect(status(page)).toContainText(why === 'Not on your sheet' ? 'No line answers.' : why);
  }
  await ask(page, 'my card is 4111 1111 1111 1111');
  await expect(phone).toContainText('my card is ••••');

  await ask(page, 'do you do hair color');
  await page.getByRole('button', { name: 'Add a line about it' }).click();
  await expect(line(page, 6)).toBeFocused();
  await page.keyboard.type('hair color from $80');
  await expect(lit(page).getByRole('textbox')).toHaveValue('hair color from $80');
  await expect(phone).toBeHidden();
  await ask(page, 'thanks!');
  await expect(page.locator('[data-answer]')).toContainText('It says hello back.');
});

test('what is typed on while the sheet is still on its way goes to the lines below', async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(/your-sheet\..*\.js/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto('/');
  await line(page, 1).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('tue to fri 9-7');
  await page.keyboard.press('Enter');
  const long = `closed sun, ${'and on the days before a holiday, '.repeat(3)}`;
  await page.keyboard.type(long);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Opening …')).toBeVisible();
  arrived.resolve();
  await expect(line(page, 3)).toBeFocused();
  await page.keyboard.type('fade $38');
  for (const [index, text] of ['tue to fri 9-7', long, 'fade $38'].entries())
    await expect(line(page, index + 1)).toHaveValue(text);

  // What cannot come says so in its own place, and comes with what was typed when the page is loaded again.
  await page.goto('about:blank');
  await page.goto('/');
  await page.setViewportSize({ width: 360, height: 740 });
  const { y: place } = (await line(page, 1).boundingBox()) ?? {};
  await page.context().setOffline(true);
  await line(page, 1).fill('closed mon');
  await expect(page.getByText('No connection')).toBeVisible();
  expect((await line(page, 1).boundingBox())?.y).toBe(place);
  await page.context().setOffline(false);
  await page.reload();
  await expect(line(page, 1)).toHaveValue('closed mon');
  await expect(line(page, 5)).toBeVisible();
});

test('rows pasted as the very first thing are lines, later ones go before the lines that follow, and Backspace leaves an empty one', async ({
  page,
}) => {
  await page.goto('/');
  const paste = (number: number, text: string) =>
    line(page, number).evaluate((field: HTMLTextAreaElement, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  await line(page, 1).focus();
  await paste(1, `${mine.join('\n')}\n`);
  for (const [index, text] of mine.entries()) await expect(line(page, index + 1)).toHaveValue(text);
  await expect(line(page, 5)).toBeFocused();
  await line(page, 1).fill('Open late, ');
  await paste(1, 'until 9\nno walk ins');
  await expect(line(page, 1)).toHaveValue('Open late, until 9');
  await expect(line(page, 2)).toHaveValue('no walk ins');
  await expect(line(page, 3)).toHaveValue(mine[1] ?? '');
  await line(page, 1).fill('');
  await paste(1, Array.from({ length: 14 }, (_, row) => `• row ${row + 1}`).join('\r\n'));
  await expect(line(page, 12)).toHaveValue('row 12');
  await expect(line(page, 13)).toHaveCount(0);
  await expect(page.locator('[data-answer]')).toContainText('The others were left out.');
  await line(page, 12).fill('');
  await page.keyboard.press('Backspace');
  await expect(line(page, 11)).toBeFocused();
  await page.goto('/');
  await line(page, 1).focus();
  await paste(1, Array.from({ length: 14 }, (_, row) => `row ${row + 1}`).join('\n'));
  await expect(line(page, 12)).toBeFocused();
  await expect(page.locator('[data-answer] .sheet-verdict')).toContainText('The others were left out.');
  await expect(status(page)).toContainText('The others were left out.');
  // A list's own numbers give way to the sheet's.
  await page.goto('about:blank');
  await page.goto('/');
  await line(page, 1).focus();
  await paste(1, '1. closed sun\n2. fade $38\n');
  await expect(line(page, 1)).toHaveValue('closed sun');
  await expect(line(page, 2)).toHaveValue('fade $38');
});

test('on a desk a sheet of twelve lines and its buttons are whole, and without a line there is nothing to send', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  const send = page.getByRole('button', { name: 'Send this sheet with my request' });
  await question(page).fill('u open');
  await expect(send).toBeDisabled();
  await expect(status(page)).toHaveText('Write a line of your own sheet first.');
  await line(page, 1).fill('a');
  for (let number = 2; number <= 12; number += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(`line ${number}`);
  }
  for (const target of [line(page, 12), send, page.getByRole('button', { name: 'Copy link' })]) {
    await target.scrollIntoViewIfNeeded();
    const isSeen = () =>
      target.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      });
    await expect.poll(isSeen).toBe(true);
  }
});

test('what stood in a form that nobody came near yet stays, and Back brings the sheet again', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByLabel(/^Business details/).fill('We are two chairs in Queens.');
  // The form keeps it once its script is there.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('enquiry'))).toContain('Queens');
  await page.goto('/');
  await line(page, 1).fill('closed mon');
  await page.getByRole('button', { name: 'Send this sheet with my request' }).click();
  await expect(details(page)).toHaveValue('We are two chairs in Queens.\n\nMy shop’s sheet:\n1. closed mon');
  await line(page, 3).fill('fade $38');
  await ask(page, 'how much is a fade');
  const isThere = async () => {
    await expect(line(page, 1)).toHaveValue('closed mon');
    await expect(line(page, 3)).toHaveValue('fade $38');
    await expect(line(page, 5)).toBeVisible();
    await expect(status(page)).toHaveText('Line 3 answers: fade $38');
  };
  await isThere();
  await page.goto('/solutions');
  await page.goBack();
  await isThere();
  await page.reload();
  await isThere();

  // Somebody's link, opened in the same tab, takes its place, and is left again.
  const theirs = Buffer.from(JSON.stringify(['', 'dogs ok', 'cats ok'])).toString('base64url');
  await page.goto(`/#sheet=${theirs}`);
  await expect(line(page, 2)).toHaveValue('cats ok');
  await line(page, 2).fill('no cats');
  await expect(page).not.toHaveURL(/#sheet=/);
  await expect.poll(() => page.evaluate(() => history.state?.sheet?.lines[1])).toBe('no cats');
  await page.reload();
  await expect(page.getByText('Somebody’s sheet, from a link')).toBeVisible();
  await expect(line(page, 2)).toHaveValue('no cats');
  await page.goBack();
  await isThere();
});

test('the sheet goes into the form and out of it, beside what stands there, and nothing is sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await typeSheet(page);
  await details(page).fill('Two chairs.');
  const send = page.getByRole('button', { name: 'Send this sheet with my request' });
  await send.click();
  const sheet = mine.map((text, index) => `${index + 1}. ${text}`).join('\n');
  await expect(details(page)).toHaveValue(`Two chairs.\n\nMy shop’s sheet:\n${sheet}`);
  await expect(page.getByText('Nothing is sent until you press the button.')).toBeInViewport();
  await page.getByRole('button', { name: 'Take it out' }).click();
  await expect(details(page)).toHaveValue('Two chairs.');

  await line(page, 2).fill('closed mon');
  await send.click();
  await expect(details(page)).toHaveValue(/2\. closed mon\n3\. /);
  // The draft outlives a reload.
  await page.reload();
  await details(page).scrollIntoViewIfNeeded();
  await expect(details(page)).toHaveValue(/^Two chairs\.\n\nMy shop’s sheet:\n1\. /);

  await details(page).fill('x'.repeat(4990));
  await line(page, 1).fill(mine[0] ?? '');
  await send.click();
  await expect(page.locator('[data-answer]')).toContainText('are full');
  await expect(details(page)).toHaveValue('x'.repeat(4990));
  expect(sent).toEqual([]);
});

test('a link opens the sheet and says whose it is, and a hostile one is text within its limits', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await typeSheet(page);
  await ask(page, 'u open sunday');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/#sheet=');

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText('Somebody’s sheet, from a link')).toBeVisible();
  await expect(question(other)).toHaveValue('u open sunday');
  await expect(lit(other).getByRole('textbox')).toHaveValue('closed sun + mon');
  // It is the same after a reload, and another sheet's address once it is changed.
  await expect(other).toHaveURL(/#sheet=/);
  await other.reload();
  await expect(question(other)).toHaveValue('u open sunday');
  await line(other, 5).fill('parking on the street');
  await expect(other).not.toHaveURL(/#sheet=/);

  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const hostile = [
    '<img src=x onerror=alert(1)>',
    ...Array.from({ length: 14 }, () => 'a'.repeat(150)),
    { no: 'text' },
  ];
  const dialogs: string[] = [];
  other.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await other.goto('about:blank');
  await other.goto(`/#sheet=${base64(['who\u202e?', ...hostile])}`);
  await expect(line(other, 1)).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(question(other)).toHaveValue('who ?');
  expect((await line(other, 2).inputValue()).length).toBe(120);
  await expect(line(other, 13)).toHaveCount(0);
  for (const fault of ['', '%%%', base64({ lines: 1 }), base64([]), base64(['q', '']), 'A'.repeat(5000)]) {
    await other.goto('about:blank');
    await other.goto(`/#sheet=${fault}`);
    await expect(other.locator('[data-answer] strong')).toBeVisible();
  }
  expect(dialogs).toEqual([]);
});

test('on a phone the answer stays in sight above its keyboard, and both buttons are in the first screen before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    for (const name of ['Book a Demo', 'Watch Video'])
      await expect(hero(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
  await typeSheet(page);
  await page.setViewportSize({ width: 390, height: 500 });
  await question(page).click();
  await ask(page, 'how much is a fade');
  await expect(question(page)).toBeInViewport({ ratio: 1 });
  await expect(lit(page)).toBeInViewport({ ratio: 1 });

  // A line below the keyboard is seen above the sheet, until the keyboard is put away.
  for (let number = 6; number <= 12; number += 1) {
    await line(page, number - 1).press('Enter');
    await page.keyboard.type(number === 12 ? 'wheelchair ramp on the left side' : `house rule ${number}`);
  }
  await question(page).click();
  await ask(page, 'is there a wheelchair ramp');
  const answer = page.locator('[data-hero] .hero-notice');
  await expect(answer).toContainText('wheelchair ramp on the left side');
  await expect(answer).toBeInViewport({ ratio: 1 });
  await expect(question(page)).toBeInViewport({ ratio: 1 });
  await question(page).blur();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(answer).toBeHidden();
  await expect(lit(page)).toBeInViewport({ ratio: 1 });
});

test('without a script there is the message, the answer and the way to the chat, and no field', async ({
  browser,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto('/');
  await expect(plain.locator('[data-message] q')).toHaveText('u open sun');
  await expect(plain.locator('[data-answer]')).toContainText('We are closed on Sunday');
  await expect(plain.locator('[data-hero] textarea:visible')).toHaveCount(0);
  await expect(plain.locator('[data-hero]').getByText('Try your own shop')).toBeHidden();
  await plain.close();
});
