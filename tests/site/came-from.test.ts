import { expect, test } from '@playwright/test';
import { fill, openForm, rowsSent, send, success } from '../support/contact-form.ts';
import { listedPages } from './pages.ts';

test('an enquiry says from which solution it came, and its request which campaign began the visit', async ({
  page,
}) => {
  await page.goto('/?utm_source=letter&utm_campaign=May');
  await page.goto('/solutions/ai-chatbots');
  await page.getByRole('link', { name: 'Contact Sales' }).first().click();
  await expect(page.getByLabel('Name')).toBeVisible();
  // Only who asks for a demo finds it open.
  await expect(page.locator('details', { hasText: 'Pick a time' })).not.toHaveAttribute('open');
  const rows = rowsSent(page);
  await openForm(page, new URL(page.url()).pathname + new URL(page.url()).search);
  await fill(page);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await send(page);
  await expect(success(page)).toBeVisible();
  expect((await (await sent).allHeaders())['referer']).toMatch(/\/\?utm_source=letter&utm_campaign=May$/);
  expect(rows[0]).toMatchObject({ came_from: '/solutions/ai-chatbots' });
});

test('every link to the form names its page', async ({ request }) => {
  for (const path of listedPages.filter((path) => path !== '/contact')) {
    const html = await (await request.get(path)).text();
    const links = [...html.matchAll(/\shref="(\/contact(?:\?[^"]*)?)"/g)].map(([, link = '']) =>
      new URL(link.replaceAll('&amp;', '&'), 'http://site').searchParams.get('from'),
    );
    expect(links.length).toBeGreaterThan(0);
    expect([...new Set(links)]).toEqual([path]);
  }
});
