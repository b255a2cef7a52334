import { readFile } from 'node:fs/promises';
import { parse as parseHtml } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Prices, pricing } from '../../content/schemas/pricing.ts';
import { PricingScreen } from './PricingScreen.tsx';

const words = pricing.parse(parse(await readFile('content/pricing.yaml', 'utf8')));
const services = [
  { id: 'ai-chatbots', title: 'AI Chatbots', priceDependsOn: 'How many apps' },
  { id: 'ugc-content', title: 'UGC Content', priceDependsOn: 'How many pictures' },
];
const above = { href: '/', label: 'Home', back: 'Back to home' };

function pageWith(prices: Prices) {
  const page = parseHtml(
    renderToStaticMarkup(<PricingScreen above={above} words={words} services={services} prices={prices} />),
  );
  return { isPriced: page.querySelector('[data-priced]') !== null, text: page.text };
}

test('while the owner has published no amount, the page says that the offer does', () => {
  const { isPriced, text } = pageWith({ 'ai-chatbots': null });
  expect(isPriced).toBe(false);
  expect(text).toContain(words.services.note);
  expect(text).not.toContain(words.services.columns.setup + words.services.columns.monthly);
});

test('amounts stand beside their service, and the others stay in the offer', () => {
  const { isPriced, text } = pageWith({ 'ai-chatbots': { setup: 1600, monthly: 90 }, 'ugc-content': null });
  expect(isPriced).toBe(true);
  expect(text).toContain('AI Chatbots$1,600$90');
  expect(text).toContain(`UGC Content${words.services.inOffer}${words.services.inOffer}`);
  expect(text).toContain(words.services.noteOfOthers);
  expect(text).not.toContain(words.services.note);
});

test('nothing is left in the offer once every service has its amounts', () => {
  const price = { setup: 600, monthly: 90 };
  const { text } = pageWith({ 'ai-chatbots': price, 'ugc-content': price });
  expect(text).not.toContain(words.services.noteOfOthers);
});
