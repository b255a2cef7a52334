import { expect, test } from '@playwright/test';
import { sidewaysOverflow } from '../support/cut-words.ts';
import { isRefusal } from '../support/policy.ts';
import { sampleOf } from '../support/thorough.ts';

const header = '.site-header';
/** The opacity of the header's background and border, 0 to 1. */
const groundOf = () =>
  Number(getComputedStyle(document.querySelector('.site-header') as Element, '::before').opacity);

test.describe('the header', () => {
  test('is transparent up to 10 px of scrolling and has a background beyond', async ({ page }) => {
    await page.goto('/solutions');
    for (const [pixels, ground] of [
      [12, 1],
      [8, 0],
      [12, 1],
      [0, 0],
    ] as const) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), pixels);
      await expect.poll(() => page.evaluate(groundOf)).toBe(ground);
    }
  });

  test('stays within the grid on the smallest tablet', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    for (const path of ['/', '/contact']) {
      await page.goto(path);
      const edges = await page
        .locator(header)
        .locator('> .wrap')
        .evaluate((wrap) => {
          const shown = [...wrap.querySelectorAll('a')].filter((link) => link.checkVisibility());
          const padding = Number.parseFloat(getComputedStyle(wrap).paddingInlineEnd);
          return {
            grid: wrap.getBoundingClientRect().right - padding,
            links: Math.max(...shown.map((link) => link.getBoundingClientRect().right)),
          };
        });
      expect(edges.links, path).toBeLessThanOrEqual(edges.grid + 0.5);
    }
  });

  test('does the same in browsers without scroll timelines', async ({ page }) => {
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS);
      CSS.supports = (...query: [string, string?]) =>
        query[0].includes('animation-timeline') ? false : supports(...(query as [string]));
    });
    await page.goto('/solutions');
    await page.mouse.wheel(0, 12);
    await expect(page.locator(header)).toHaveAttribute('data-scrolled', '');
    await page.evaluate(() => scrollTo({ top: 8, behavior: 'instant' }));
    await expect(page.locator(header)).not.toHaveAttribute('data-scrolled');
  });

  test('keeps its links in a menu on a phone, closes on Escape and gives the focus back', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const solutions = menu.getByRole('link', { name: 'Solutions' });
    await expect(solutions).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(solutions).toBeVisible();
    // Its two lines cross, and what dims the page leaves the header clear.
    const line = button.locator('path').first();
    await expect(line).not.toHaveCSS('transform', 'none');
    const height = (await page.locator(header).boundingBox())?.height;
    expect(await menu.evaluate((menu) => getComputedStyle(menu, '::backdrop').top)).toBe(`${height}px`);
    await page.keyboard.press('Escape');
    await expect(solutions).toBeHidden();
    await expect(line).toHaveCSS('transform', 'none');
    await expect(button).toBeFocused();
    await button.click();
    await expect(solutions).toBeVisible();
    await button.click();
    await expect(solutions).toBeHidden();
    await button.click();
    await solutions.click();
    await expect(page).toHaveURL('/solutions');
  });

  test('works in the menu without JavaScript', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Resources' }).click();
    await expect(page).toHaveURL('/resources');
    await page.close();
  });
});

test.describe('Back on a resource', () => {
  test('goes back in the history, and leads to the list once a part of the page was pressed', async ({
    page,
  }) => {
    const back = page.getByRole('link', { name: 'Back', exact: true });
    await page.goto('/solutions/ai-chatbots');
    await page.getByRole('link', { name: 'Barber Shop AI' }).click();
    await expect(page).toHaveURL(/case-studies\/barber-shop-ai/);
    await back.click();
    await expect(page).toHaveURL('/solutions/ai-chatbots');

    await page.goForward();
    const parts = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await parts.first().click();
    await parts.last().click();
    await expect(page).toHaveURL(/#/);
    await back.click();
    await expect(page).toHaveURL('/resources/case-studies');
  });

  test('leads to the list when there is no history', async ({ page }) => {
    await page.goto('/resources/case-studies/barber-shop-ai');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/resources/case-studies');
  });
});

test('the first Tab reaches the way past the header', async ({ page }) => {
  await page.goto('/resources');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('no page scrolls sideways at any width', async ({ page }) => {
  // The narrowest phone is looked at on every page, in every-page.test.ts.
  const paths = [
    '/',
    '/solutions/ai-chatbots',
    '/solutions',
    '/resources',
    '/resources/documentation/api-integration',
  ];
  for (const path of sampleOf(paths, 2)) {
    await page.goto(path);
    for (const width of [360, 768, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: Math.max(800, width / 2) });
      expect.soft(await sidewaysOverflow(page), `${path}, ${width} px`).toBe(0);
      // On very wide screens letters and columns grow with the window.
      const letters = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect.soft(Number.parseFloat(letters), `${width} px`).toBeCloseTo(16 * Math.max(1, width / 1920), 1);
    }
  }
});

test('a violation of a page’s content security policy is refused and reported in the console', async ({
  page,
}) => {
  const refusals: string[] = [];
  page.on('console', (message) => isRefusal(message) && refusals.push(message.text()));
  await page.goto('/search?q=barber');
  await expect(page.locator('[data-search-results] a').first()).toBeVisible();
  expect(refusals).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.text = 'document.title = "taken over"';
    document.head.append(script);
  });
  await expect.poll(() => refusals).toHaveLength(1);
  await expect(page).not.toHaveTitle('taken over');
});
