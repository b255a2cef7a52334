import { expect, test } from 'vitest';
import { cameFrom, linksFrom } from './came-from.ts';

test('a link to the form names its page, with what it names already', () => {
  const html =
    '<a href="/contact">a</a><a class="x" href="/contact?about=demo">b</a><a href="/contact/sent">c</a>';
  expect(linksFrom('/solutions/ai-chatbots', html)).toBe(
    '<a href="/contact?from=/solutions/ai-chatbots">a</a>' +
      '<a class="x" href="/contact?about=demo&amp;from=/solutions/ai-chatbots">b</a><a href="/contact/sent">c</a>',
  );
});

test.each(['/404.html', '/contact', '/contact/time', '/a b'])('nobody comes from %s', (path) => {
  const html = '<a href="/contact">a</a>';
  expect(linksFrom(path, html)).toBe(html);
});

test.each([
  ['/contact?from=/solutions/ai-chatbots', '/solutions/ai-chatbots'],
  ['/contact?about=demo&from=/', '/'],
  ['/', '/'],
  ['/contact', null],
  ['/contact/time?from=//evil.example', null],
  ['/contact?from=https://evil.example/', null],
  ['/contact?from=/a"><script>', null],
])('of %s it is %s', (address, path) => {
  expect(cameFrom(new URL(address, 'https://site.example'))).toBe(path);
});
