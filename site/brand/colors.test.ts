import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spectrumColor } from './colors.ts';

test('light has the same colors on pages and in pictures', () => {
  const tokens = readFileSync('site/styles/tokens.css', 'utf8');
  for (const [hue, color] of Object.entries(spectrumColor))
    expect(tokens).toContain(`--color-${hue}: ${color};`);
});
