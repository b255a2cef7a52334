import { expect, test } from 'vitest';
import { root } from '../../build/root.ts';
import { readContent } from './checkout.ts';
import { labelsIn } from './labels.ts';

const files = await readContent(root);
const labels = (file: string) => labelsIn(file, files.get(file) ?? '');

test.each([
  ['content/home.yaml', 'hero.tagline', 'sentence under “The Future of Work is Here”'],
  ['content/home.yaml', 'proof.heading', 'heading “What customers report”'],
  ['content/home.yaml', 'glue.kicker', 'small line above “AI moves fast. Your shop still opens at…”'],
  ['content/home.yaml', 'glue.cards[1].text', 'text under “Implementation Challenge”'],
  ['content/home.yaml', 'metaDescription', 'description for search engines'],
  ['content/answers.md', 'body[10]', 'paragraph 1 under “Who reads my messages?”'],
])('%s, %s is called as somebody would who sees the page', (file, place, label) => {
  expect(labels(file).get(place)).toBe(label);
});

test('no two texts of a file are called the same, and none as in the code', () => {
  let count = 0;
  for (const file of files.keys()) {
    const all = [...labels(file).values()];
    expect([file, all.length - new Set(all).size]).toEqual([file, 0]);
    for (const label of all) expect(label.replace(/“.*”/, '')).toMatch(/^[a-z0-9 ,]+$/i);
    count += all.length;
  }
  expect(count).toBeGreaterThan(4_000);
});
