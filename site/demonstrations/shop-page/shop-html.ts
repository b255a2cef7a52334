import type { ShopPage } from '../../../content/schemas/demonstrations/shop-page.ts';
import rules from './page.css?raw';

/** What was typed and chosen. */
export type Shop = ShopPage['example'];

/** The content of a shop's page as HTML, with its name as a heading of this level. */
export function contentOf(sample: ShopPage, shop: Shop, level: 1 | 3): Html {
  const { page } = sample;
  const { line, heading, prices, action, drawing } = tradeOf(sample, shop);
  const hours = page.hours.replace('{from}', shop.from).replace('{until}', shop.until);
  return html`<header>
  <svg viewBox="0 0 360 200" aria-hidden="true">
    <path d="${drawing.shapes}"/>
    <path d="${drawing.lines}"/>
  </svg>
  <div>
    <hgroup>
      <p>${page.open.replace('{hours}', hours)}</p>
      ${title(level, nameOf(sample, shop))}
      <p>${line}</p>
    </hgroup>
    <p><b>${action}</b> <b>${page.call}</b></p>
  </div>
</header>
<div>
  <section>
    ${title(level + 1, heading)}
    ${rows(prices.map(({ item, price }) => [item, price]))}
  </section>
  <section>
    ${title(level + 1, page.week)}
    ${rows(weekOf(sample, shop, hours))}
  </section>
  <section>
    ${title(level + 1, page.find)}
    ${page.address.map((part) => html`<p>${part}</p>`)}
  </section>
</div>
<footer>${page.sample}</footer>`;
}

/** The style of a shop's page, for a page of its own or inside ours. */
export function sheetOf(sample: ShopPage, shop: Shop): string {
  const { paper, tint, ink, accent } = tradeOf(sample, shop).colors;
  const letters = Math.max(
    ...nameOf(sample, shop)
      .split(/\s+/)
      .map((word) => word.length),
  );
  return `:host, html { --paper: ${paper}; --tint: ${tint}; --ink: ${ink}; --accent: ${accent}; --letters: ${letters} }\n${rules}`;
}

/** The whole page as a single file, whose policy forbids everything that it does not need. */
export function fileOf(sample: ShopPage, shop: Shop): string {
  // A page of its own has no shadow host.
  const sheet = sheetOf(sample, shop).replaceAll(/:host,\s+/g, '');
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${nameOf(sample, shop)}</title>
<meta name="description" content="${tradeOf(sample, shop).line}">
<link rel="icon" href="data:,">
<style>
${{ html: sheet }}</style>
</head>
<body>
<main>
${contentOf(sample, shop, 1)}
</main>
</body>
</html>
`.html;
}

export const fileNameOf = (sample: ShopPage, shop: Shop): string =>
  `${wordsOf(nameOf(sample, shop)) || wordsOf(sample.blank)}.html`;

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join('-');

export function weightOf(file: string): string {
  const { length } = new TextEncoder().encode(file);
  return `${(length / 1024).toFixed(1)} KB`;
}

export const tradeOf = ({ trades }: ShopPage, { trade }: Shop) =>
  trades.find(({ name }) => name === trade) as ShopPage['trades'][number];

const nameOf = ({ blank }: ShopPage, { name }: Shop) => name.trim() || blank;

function weekOf({ week, page }: ShopPage, { closed }: Shop, hours: string): [day: string, hours: string][] {
  const open = week.find((choice) => (choice.closed ?? '') === closed)?.open ?? '';
  return [[open, hours], ...(closed ? [[closed, page.closed] as [string, string]] : [])];
}

const title = (level: number, text: string): Html => html`<h${String(level)}>${text}</h${String(level)}>`;

const rows = (all: [what: string, value: string][]): Html => html`<dl>
${all.map(([what, value]) => html`      <div><dt>${what}</dt><dd>${value}</dd></div>`)}
    </dl>`;

/** Safe HTML, which is not escaped again. */
type Html = { html: string };

/** A template for HTML. It escapes every value, except HTML that was made by it. */
const html = (parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html => ({
  html: String.raw({ raw: parts }, ...values.map(asHtml)),
});

const asHtml = (value: string | Html | Html[]): string =>
  typeof value === 'string'
    ? value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
    : [value]
        .flat()
        .map(({ html }) => html)
        .join('\n');
