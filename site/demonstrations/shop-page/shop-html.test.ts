import { expect, test } from 'vitest';
import { readSample } from '../../../build/vite-plugins/content-modules.ts';
import type { ShopPage } from '../../../content/schemas/demonstrations/shop-page.ts';
import { contentOf, fileNameOf, fileOf, weightOf } from './shop-html.ts';

const sample = (await readSample('content/demonstrations/static-websites.yaml')) as ShopPage;
const named = (name: string) => ({ ...sample.example, name });

test('typed text is escaped everywhere', () => {
  const file = fileOf(sample, named(`</title><b onclick='x'>"&"`));
  const escaped = '&#60;/title&#62;&#60;b onclick=&#39;x&#39;&#62;&#34;&#38;&#34;';
  expect(file.split(escaped)).toHaveLength(3);
  expect(file).not.toContain("onclick='");
});

test('special patterns of replace() stay text', () => {
  expect(fileOf(sample, named('$& $1 $` {hours}'))).toContain('<h1>$&#38; $1 $` {hours}</h1>');
});

test('the file is named after the shop', () => {
  expect(fileNameOf(sample, named('Bartholomew & Sons’ Barbers'))).toBe('bartholomew-sons-barbers.html');
  expect(fileNameOf(sample, named('../Café Zoë'))).toBe('café-zoë.html');
  expect(fileNameOf(sample, named('!?'))).toBe('your-shop.html');
});

test('the week says when it is open, and names the closed day if there is one', () => {
  const week = (closed: string) =>
    contentOf(sample, { ...sample.example, closed, from: '9 am', until: '7 pm' }, 3)
      .html.match(/<dt>[^<]+<\/dt><dd>[^<]+<\/dd>/g)
      ?.slice(3);
  expect(week('Monday')).toEqual([
    '<dt>Tuesday to Sunday</dt><dd>9 am to 7 pm</dd>',
    '<dt>Monday</dt><dd>closed</dd>',
  ]);
  expect(week('')).toEqual(['<dt>Every day</dt><dd>9 am to 7 pm</dd>']);
});

test('a weight counts bytes, not letters', () => {
  expect(weightOf('é'.repeat(1024))).toBe('2.0 KB');
});
