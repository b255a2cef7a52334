import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { SampleName } from '../../content/samples.ts';
import { demonstrations } from './demonstrations.ts';

/** Makes the demonstration around a stage answer. */
export async function takeOver(stage: Element): Promise<void> {
  // What React needs for changing parts while developing; Astro brings it for islands only.
  if (import.meta.env.DEV) await import('@vitejs/plugin-react/preamble');
  const place = stage.closest<HTMLElement>('[data-demonstration]');
  if (!place) return;
  const name = place.dataset['demonstration'] as SampleName;
  const props = JSON.parse(place.dataset['props'] ?? 'null');
  const demonstration = createElement(await demonstrations[name](), props);
  const html = place.innerHTML;
  hydrateRoot(place, demonstration, {
    identifierPrefix: name,
    // A fault of ours takes away what can be touched, never what can be read.
    onUncaughtError: (error) => {
      console.error(error);
      place.innerHTML = html;
    },
  });
}
