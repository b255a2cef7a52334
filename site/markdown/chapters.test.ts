import { expect, test } from 'vitest';
import { chaptersOf } from './chapters.ts';

const headings = [
  { depth: 2, text: 'One' },
  { depth: 3, text: 'Two' },
  { depth: 4, text: 'No part of its own' },
];
const html = '<h2 id="one">One</h2><p>a</p><h3 id="two">Two</h3><h4>No part of its own</h4>';

test('a text is cut before its headings of the second and third level', () => {
  expect(chaptersOf(html, headings)).toEqual([
    { heading: 'One', html: '<h2 id="one">One</h2><p>a</p>' },
    { heading: 'Two', html: '<h3 id="two">Two</h3><h4>No part of its own</h4>' },
  ]);
});

test('text before the first heading is a part without a title', () => {
  const [first, second] = chaptersOf(`<p>b</p>${html}`, headings);
  expect(first).toEqual({ heading: undefined, html: '<p>b</p>' });
  expect(second?.heading).toBe('One');
});
