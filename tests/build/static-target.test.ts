import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { company } from '../../content/company.ts';
import { chromium as launchOptions } from '../processes/chromium.ts';
import { nginxIsMissing, serveWithNginx } from '../processes/nginx.ts';
import { copyProject } from '../processes/project-copy.ts';
import { startServer } from '../processes/server.ts';
import { fill, send, success } from '../support/contact-form.ts';
import { serviceKey } from '../support/engines.ts';
import { storedRows } from '../support/enquiries.ts';

const origin = 'https://abcdefghijklmnopqrst.supabase.co';
const hosted = {
  PUBLIC_SUPABASE_URL: origin,
  PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_0123456789abcdef',
  SITE_URL: 'https://raywright.example',
};
const copy = await copyProject();
afterAll(copy.remove);
const built = (file: string) => copy.built(file, 'dist-static');

test('without a project, or with a key that is none, there is no build', async () => {
  const build = (variables: Record<string, string>) => copy.build(['--target', 'static'], variables);
  await expect(build({})).rejects.toThrow(/set PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_ANON_KEY/);
  await expect(build({ ...hosted, PUBLIC_SUPABASE_ANON_KEY: 'sb_secret_0123' })).rejects.toThrow(
    /PUBLIC_SUPABASE_ANON_KEY must be the project's publishable or anon key/,
  );
  await expect(copy.build(['--target', 'satellite'])).rejects.toThrow(/no target "satellite"/);
});

test('one folder holds what every static host needs', async () => {
  await copy.build(['--target', 'static'], hosted);

  const [anywhere = '', ...others] = (await built('_headers')).split('\n\n');
  expect(anywhere.split('\n')[0]).toBe('/*');
  expect(anywhere).toContain(`connect-src 'self' ${origin};`);
  expect(anywhere).toContain('Strict-Transport-Security: max-age=');
  expect(anywhere).not.toContain('unsafe');
  expect(others.join()).toMatch(/\/_astro\/\*\n {2}Cache-Control: .+immutable/);
  expect(others.join()).toMatch(/\/download\n.+application\/pdf\n.+attachment/);
  // Cloudflare Pages' limits.
  expect(others.length).toBeLessThan(100);
  for (const line of anywhere.split('\n')) expect(line.length).toBeLessThan(2000);

  const redirects = (await built('_redirects')).split('\n');
  const unknown = redirects.indexOf('/resources/blog/:id /resources/blog/ai-2025-trends 200');
  expect(redirects.indexOf('/resources/blog/ai-barber-shop /resources/blog/ai-barber-shop 200')).toBeLessThan(
    unknown,
  );
  expect(redirects).toContain('/resources/case-studies/:id /resources/case-studies/404.html 404');

  const vercel = JSON.parse(await built('vercel.json'));
  expect(vercel).toMatchObject({ cleanUrls: true, trailingSlash: false });
  expect(vercel.rewrites).toContainEqual({
    source: '/resources/blog/:id',
    destination: '/resources/blog/ai-2025-trends',
  });

  for (const page of ['solutions.html', '404.html', 'resources/case-studies/404.html']) {
    expect(await built(page)).toContain(company.name);
  }
  await expect(built('contact/not-sent.html')).rejects.toThrow();
  expect(await built('nginx/headers.conf')).toContain('Strict-Transport-Security');
  expect(await built('nginx/pages.conf')).toContain(`connect-src 'self' ${origin};`);
});

test.skipIf(nginxIsMissing)('the form and the connection test speak to the project itself', async () => {
  const database = await startServer({ SERVICE_ROLE_KEY: serviceKey });
  const host = await serveWithNginx(join(copy.folder, 'dist-static'));
  const browser = await chromium.launch(await launchOptions());
  onTestFinished(async () => {
    await browser.close();
    await Promise.all([host.stop(), database.stop()]);
  });
  const page = await browser.newPage();
  const keys = new Set<string | undefined>();
  await page.route(`${origin}/**`, async (route) => {
    const request = route.request();
    keys.add(request.headers()['apikey']);
    const { pathname, search } = new URL(request.url());
    const { origin: _, ...headers } = request.headers();
    const response = await route.fetch({ url: database.url + pathname + search, headers });
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
  });

  await page.goto(`${host.url}/contact`);
  await waitUntilReady(page);
  await fill(page);
  await send(page);
  await success(page).waitFor();
  await page.goto(`${host.url}/supabase-test`);
  await waitUntilReady(page);
  await page.getByRole('button', { name: 'Test Insert' }).click();
  await page.locator('[data-result=success]').waitFor();

  expect(keys).toEqual(new Set([hosted.PUBLIC_SUPABASE_ANON_KEY]));
  const rows = await storedRows(database.url);
  expect(rows.map(({ source }) => source).sort()).toEqual(['connection-test', 'contact']);
});

const waitUntilReady = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
