import type { Hue } from '../../site/brand/colors.ts';
import tokens from '../../site/styles/tokens.css?raw';

/** The site's color tokens, by name. */
const values = new Map(
  [...tokens.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

function token(name: string): string {
  const value = values.get(name);
  if (value === undefined) throw new Error(`site/styles/tokens.css has no --color-${name}.`);
  return value;
}

export const color = {
  ground: token('ground'),
  raised: token('raised'),
  raised2: token('raised-2'),
  line: token('line'),
  lineStrong: token('line-strong'),
  ink: token('ink'),
  ink2: token('ink-2'),
  ink3: token('ink-3'),
};

export const light: Record<Hue, string> = {
  pink: token('pink'),
  orange: token('orange'),
  white: token('white'),
  green: token('green'),
  blue: token('blue'),
};

/** The hero's light reads its colors from the page's style. */
export function setColorTokens({ style }: HTMLElement): void {
  for (const [name, value] of values) style.setProperty(`--color-${name}`, value);
}
