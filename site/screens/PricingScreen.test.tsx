import { readFile } from 'node:fs/promises';
import { parse as parseHtml } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Prices, pricing } from '../../content/schemas/pricing.ts';
import { PricingScreen } from './PricingScreen.tsx';

const words = pricing.parse(parse(await readFile('content/pricing.yaml', 'utf8')));
const services = [
  { id: 'ai-chatbots', title: 'AI Chatbots', hue: 'blue' as const, priceDependsOn: 'How many apps' },
  { id: 'ugc-content', title: 'UGC Content', hue: 'pink' as const, priceDependsOn: 'How many pictures' },
];
const above = { href: '/', label: 'Home', back: 'Back to home' };

function pageWith(prices: Prices, currency = 'USD') {
  const given = { above, words, services, prices, currency };
  const page = parseHtml(renderToStaticMarkup(<PricingScreen {...given} />));
  return {
    isPriced: page.querySelector('[data-priced]') !== null,
    title: page.querySelector('h1')?.text,
    text: page.text,
  };
}

test('while the owner has published no amount, the page says how the price is made', () => {
  const { isPriced, title, text } = pageWith({ 'ai-chatbots': null });
  expect(isPriced).toBe(false);
  expect(title).toBe(words.title.made);
  expect(text).not.toContain(words.inOffer);
});

test('amounts stand beside their service, with their cents, and the others stay in the offer', () => {
  const { isPriced, title, text } = pageWith({
    'ai-chatbots': { setup: 1600, monthly: 29.5 },
    'ugc-content': null,
  });
  expect(isPriced).toBe(true);
  expect(title).toBe(words.title.costs);
  expect(text).toContain('AI Chatbotsfrom $29.50 a month, $1,600 to start');
  expect(text).toContain(`UGC Content${words.inOffer}`);
});

test('nothing is left in the offer once every service has its amounts, in the owner’s currency', () => {
  const price = { setup: 600, monthly: 90 };
  const { text } = pageWith({ 'ai-chatbots': price, 'ugc-content': price }, 'EUR');
  expect(text).not.toContain(words.inOffer);
  expect(text).toContain('from €90 a month, €600 to start');
});

test('what costs nothing to begin, or nothing a month, is said without an amount of 0', () => {
  const { text } = pageWith({
    'ai-chatbots': { setup: 0, monthly: 90 },
    'ugc-content': { setup: 600, monthly: 0 },
  });
  expect(text).toContain('from $90 a month, nothing to start');
  expect(text).toContain('$600 once, nothing a month');
});
