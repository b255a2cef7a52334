import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { SampleName } from '../../content/samples.ts';
import { demonstrations } from './demonstrations.ts';

export async function takeOver(place: HTMLElement): Promise<void> {
  // What React needs for changing parts while developing; Astro brings it for islands only.
  if (import.meta.env.DEV) await import('@vitejs/plugin-react/preamble');
  const name = place.dataset['demonstration'] as SampleName;
  const props = JSON.parse(place.dataset['props'] ?? 'null');
  hydrateRoot(place, createElement(await demonstrations[name](), props), { identifierPrefix: name });
}
