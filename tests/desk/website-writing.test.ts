import { expect, type FrameLocator, type Page } from '@playwright/test';
import { changesOf, draftsOf, kept, showWebsite, test } from '../support/owner-of-website.ts';
import { makePhoto } from '../support/photo.ts';

/** The owner writes with the bar: marks and links, headings and lists, and what is pasted. */

async function openPage(page: Page, path: string): Promise<FrameLocator> {
  const frame = await showWebsite(page);
  await page.goto(`/desk#/website/at${path}`);
  await expect(page.getByRole('combobox', { name: 'Page', exact: true })).toHaveValue(path);
  await expect(frame.getByRole('heading', { level: 1 })).toHaveAttribute('data-spot');
  return frame;
}

/** Selects words of the text that is typed in the page, from the beginning of one to the end of another. */
const select = (frame: FrameLocator, first: string, last = first) =>
  frame.locator('[contenteditable="plaintext-only"]').evaluate(
    (element, [first, last]) => {
      const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (texts.nextNode()) nodes.push(texts.currentNode as Text);
      const at = (words: string) => nodes.find((node) => node.data.includes(words)) as Text;
      element.ownerDocument
        .getSelection()
        ?.setBaseAndExtent(
          at(first),
          at(first).data.indexOf(first),
          at(last),
          at(last).data.indexOf(last) + last.length,
        );
    },
    [first, last] as const,
  );

test('words become bold, italic and a link by buttons and keys, and each is taken back', async ({ page }) => {
  const frame = await openPage(page, '/privacy');
  const paragraph = frame.locator('main h2 + p[data-spot]').first();
  await paragraph.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(
    'We keep little of what you send, and answer within {{answerTime}} every day. ',
  );
  await page.getByRole('button', { name: 'Done' }).click();
  await paragraph.click();
  const text = frame.locator('[contenteditable="plaintext-only"]');
  await expect(text.locator('[data-chip]')).toHaveCount(1);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await select(frame, ' littl');
  await button('Bold').click();
  await expect(text.locator('strong')).toHaveText('little', { useInnerText: true });
  await expect(button('Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+B');
  await expect(text.locator('strong')).toHaveCount(0);
  await expect(button('Bold')).toHaveAttribute('aria-pressed', 'false');
  for (const bold of [1, 0]) {
    await page.keyboard.press('Control+Z');
    await expect(text.locator('strong')).toHaveCount(bold);
  }
  // A name in a frame stays one piece within what is marked.
  await select(frame, 'within', 'every');
  await page.keyboard.press('Control+I');
  await expect(text.locator('em')).toContainText('within');
  await expect(text.locator('[data-chip]')).toHaveCount(1);

  // The keyboard reaches the bar, and goes back from it.
  await page.keyboard.press('Alt+F10');
  await expect(button('Bold')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();

  // An input method writes by itself, in the place of what is selected, and is taken back at once.
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
  await keyboard.send('Input.insertText', { text: '日本' });
  await expect(text).toContainText('日本');
  await page.keyboard.type('!');
  for (const there of [/日本(?!!)/, /within/]) {
    await page.keyboard.press('Control+Z');
    await expect(text).toContainText(there);
  }

  // A page that is not there is refused before anything is kept.
  await select(frame, 'what you send');
  await page.keyboard.press('Control+K');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const address = dialog.getByRole('textbox');
  await expect(address).toBeFocused();
  await address.fill('/prices');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('The link to /prices leads to no page of this site.');
  await address.fill('how the price');
  await dialog.getByRole('list').getByRole('button').click();
  await expect(text.locator('a')).toHaveText('what you send', { useInnerText: true });
  await expect(text).toBeFocused();
  await expect(button('Link')).toHaveAttribute('aria-pressed', 'true');
  await button('Link').click();
  await expect(address).toHaveValue('/pricing');
  await address.fill('me@shop.example');
  await page.keyboard.press('Enter');
  await kept(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(paragraph.locator('a, em')).toHaveText(['what you send', 'within 2 hours every']);
  await expect
    .poll(() => draftsOf(page))
    .toEqual([
      'We keep little of [what you send](mailto:me@shop.example), and answer _within 2 hours every_ day.',
    ]);
  // The list has them as they are read.
  expect(await changesOf(page)).toEqual([
    'We keep little of what you send, and answer within 2 hours every day.',
  ]);

  // Beside the page, too, and with the keyboard alone.
  await openPage(page, '/privacy');
  await page.getByRole('button', { name: /^All words/ }).click();
  await page.getByRole('searchbox').fill('We keep little');
  await page.getByRole('list').getByRole('button').click();
  const field = page.getByRole('textbox');
  await expect(field).toBeFocused();
  await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 2));
  await page.keyboard.press('Tab');
  await expect(button('Bold')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(/^\*\*We\*\* keep/);
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+Z');
  await expect(field).toHaveValue(/^We keep/);
});

test('a paragraph gets a heading and a list below it by buttons and Enter, undo takes them back, and what cannot be is said', async ({
  page,
}) => {
  const article = '/resources/blog/ai-barber-shop';
  const frame = await openPage(page, article);
  const paragraph = frame.locator('main .prose > p[data-spot]').first();
  await paragraph.click();
  const text = frame.locator('[contenteditable="plaintext-only"]');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('It begins.');
  await page.keyboard.press('Enter');
  await button('Heading').click();
  await page.keyboard.type('What you need');
  await expect(button('Heading')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A phone');
  await button('List').click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('An hour');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('That is all.');
  await button('Quote').click();
  await expect(text.getByRole('heading', { name: 'What you need' })).toBeVisible();
  await expect(text.getByRole('listitem')).toHaveText(['A phone', 'An hour'], { useInnerText: true });
  await expect(text.getByRole('blockquote')).toHaveText('That is all.', { useInnerText: true });
  await page.keyboard.press('Control+Z');
  await expect(text.getByRole('blockquote')).toHaveCount(0);
  // A new paragraph that is empty goes with Backspace.
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await kept(page);
  await button('Done').click();
  await expect(paragraph.locator('h2')).toHaveText('What you need');
  await expect(paragraph.getByRole('listitem')).toHaveText(['A phone', 'An hour']);
  // It is typed on in the page.
  await paragraph.click();
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Really.');
  await kept(page);
  await expect
    .poll(() => draftsOf(page))
    .toEqual(['It begins.\n\n## What you need\n\n- A phone\n- An hour\n\nThat is all. Really.']);

  // A photo comes below the words with the caret, is seen at once, and is one piece while they are typed.
  await openPage(page, article);
  await paragraph.getByText('Really.').click();
  await button('Picture').click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  const buffer = await (await makePhoto()).jpeg().toBuffer();
  await dialog.getByLabel(/photo/).setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('textbox').fill('Our [three] chairs');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog).toHaveCount(0);
  const picture = paragraph.getByRole('img', { name: 'Our [three] chairs' });
  await expect(picture).toHaveJSProperty('naturalWidth', 640);
  await paragraph.getByText('Really.').click();
  await expect(text.locator('[data-chip]').getByRole('img')).toHaveAccessibleName('Our [three] chairs');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('{{answerTime}} below it.');
  // What is typed next is bold, and then no longer. A star is a star.
  await page.keyboard.press('Control+B');
  await page.keyboard.type(' Always');
  await button('Bold').click();
  await page.keyboard.type(' 2 * 3 * 4.');
  await kept(page);
  await button('Done').click();
  await expect(paragraph).toContainText('2 hours below it.');
  await expect
    .poll(async () => (await draftsOf(page))[0])
    .toMatch(
      /Really\.\n\n!\[Our \\\[three\\\] chairs\]\(\/_astro\/photo-[0-9a-f]{32}-1280\.webp\)\n\n2 hours below it\. \*\*Always\*\* 2 \\\* 3 \\\* 4\.$/,
    );

  // Above a list there is no room for another one.
  await openPage(page, '/resources/documentation/getting-started');
  await frame.getByText('Start with the logins').click();
  await button('List').click();
  await expect(page.getByText('There is a list here already. Add a line to it.')).toBeVisible();
  await button('List').click();
  await expect(page.getByText('As it is online')).toBeVisible();
  await button('Done').click();
  // A line is added to that one by Enter.
  await frame.getByText('Your Instagram login.').click();
  await expect(button('List')).toHaveCount(0);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A pen.');
  await kept(page);
  await expect.poll(() => draftsOf(page)).toContain('**Your Instagram login.**\n- A pen.');

  // A table gets a row below that of a cell.
  await openPage(page, '/resources/documentation/api-integration');
  await frame.getByRole('cell', { name: 'JSON in both directions' }).click();
  await button('Row below').click();
  const row = page.getByRole('dialog', { name: 'Row below' });
  await row.getByLabel('What').fill('Letters');
  await row.getByLabel('Value').fill('UTF-8 | always');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('row', { name: 'Letters UTF-8 | always' })).toBeVisible();
  await expect(page.getByText('kept, not online')).toBeVisible();
  await expect
    .poll(() => draftsOf(page))
    .toContain('JSON in both directions\n| Letters | UTF-8 \\| always |');

  // Arrows go on in the next text, and Backspace joins it to the one above.
  await openPage(page, '/resources/blog/ai-2025-trends');
  const paragraphs = frame.locator('main .prose > p[data-spot]');
  await paragraphs.first().click();
  const above = await text.innerText();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowDown');
  await expect(paragraphs.nth(1)).toHaveAttribute('contenteditable');
  const below = await text.innerText();
  await page.keyboard.press('ArrowUp');
  await expect(paragraphs.first()).toHaveAttribute('contenteditable');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Backspace');
  await expect(text).toHaveText(above + below);
  await button('Undo').click();
  await expect(paragraphs.nth(1)).toHaveAttribute('contenteditable');
  await expect(text).toHaveText(below);
  await expect(paragraphs.first()).toHaveText(above);
  await page.keyboard.press('Backspace');
  await page.keyboard.type(' ');
  await kept(page);
  await expect.poll(() => draftsOf(page)).toEqual(expect.arrayContaining([`${above} ${below}`, '']));

  // A paragraph whose words are all deleted goes.
  await openPage(page, '/resources/blog/ai-ethics-2025');
  await frame.locator('main .prose > p[data-spot]').nth(1).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await kept(page);
  await expect.poll(() => draftsOf(page)).toContain('');
  await button('Done').click();
  await expect(frame.locator('main .prose > p[data-spot]').nth(1)).toBeHidden();

  // A case study keeps its headings.
  await openPage(page, '/resources/case-studies/barber-shop-ai');
  await frame.locator('main .prose > p[data-spot]').first().click();
  await expect(button('Bold')).toBeVisible();
  await expect(button('Heading')).toHaveCount(0);
});

test('what is pasted from a word processor keeps what the site knows and nothing else', async ({ page }) => {
  const frame = await openPage(page, '/resources/blog/ai-barber-shop');
  await frame.locator('main .prose > p[data-spot]').first().click();
  const paste = (html: string, plain: string) =>
    frame.locator('[contenteditable="plaintext-only"]').evaluate(
      (element, [html, plain]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', html);
        clipboardData.setData('text/plain', plain);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      },
      [html, plain] as const,
    );
  await page.keyboard.press('Control+A');
  await paste(fromWord, 'plain');
  await kept(page);
  const pasted = [
    'It costs **50 \\* 2** and _no_ more, [see there](https://a.example/b), {name}, not here or there.',
    '## What it does',
    '- Answers **at night**\n- Answers by day',
    '1. Ask\n2. Wait',
    '> A quote of two lines',
    '1\\. is no list',
  ].join('\n\n');
  await page.keyboard.press('Control+Z');
  await expect(frame.getByText('A machine is no use for cutting hair.')).toBeVisible();
  await page.keyboard.press('Control+Y');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => draftsOf(page)).toEqual([pasted]);

  // A picture is asked about, as one that is chosen.
  await openPage(page, '/resources/blog/ai-barber-shop');
  await frame.locator('main .prose > p[data-spot]').nth(1).click();
  const photo = (await (await makePhoto()).jpeg().toBuffer()).toString('base64');
  await frame.locator('[contenteditable="plaintext-only"]').evaluate((element, photo) => {
    const clipboardData = new DataTransfer();
    const bytes = Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0));
    clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/jpeg' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, photo);
  await expect(page.getByRole('dialog', { name: 'Picture' }).getByRole('application')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await openPage(page, '/resources/blog/ai-barber-shop');
  await frame.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+A');
  await paste('<h1>A <b>new</b></h1><p>title</p>', 'A new\r\ntitle\r\n');
  await kept(page);
  await expect.poll(() => draftsOf(page)).toContain('A new title');
});

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p { color: red }</style></head><body>
<p class="MsoNormal" style="color:red"><span>It costs&nbsp;</span><b style="mso-bidi-font-weight:normal"><span style="font-size:12pt">50 * 2 </span></b>and <i style="mso-bidi-font-style:normal">no</i>
more, <a href="https://a.example/b" onclick="alert(1)">see there</a>, {{name}}, <a href="javascript:alert(1)">not here</a> or <a href="//x">there</a>.<o:p></o:p></p>
<script>window.opener.pwned = 1</script><img src="x" onerror="alert(1)"><p>&nbsp;</p>
<h1 style="mso-style:x">What it does</h1>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>   </span></span>Answers <b>at night</b></p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>   </span></span>Answers by day</p>
<ol><li><p>Ask</p></li><li style="font-weight:400"><span style="font-weight:400">Wait</span></li></ol>
<blockquote>A quote<br>of two lines</blockquote><div><b style="font-weight:normal">1. is no list</b></div></body></html>`;
