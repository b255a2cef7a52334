import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { SampleName } from '../../content/samples.ts';
import { demonstrations } from './demonstrations.ts';

/** Replaces a demonstration's HTML with its React component. It is done when the controls answer. */
export async function takeOver(stage: Element): Promise<void> {
  // React's refresh runtime for development, which Astro loads for its own islands only.
  if (import.meta.env.DEV) await import('@vitejs/plugin-react/preamble');
  const place = stage.closest<HTMLElement>('[data-demonstration]');
  if (!place) return;
  const name = place.dataset['demonstration'] as SampleName;
  const props = JSON.parse(place.dataset['props'] ?? 'null');
  const demonstration = createElement((await demonstrations[name]()) as ComponentType<object>, props);
  const html = place.innerHTML;
  await new Promise<void>((onReady) => {
    hydrateRoot(place, createElement(Ready, { onReady }, demonstration), {
      identifierPrefix: name,
      // After a fault of ours the static text stays; only the controls are lost.
      onUncaughtError: (error) => {
        console.error(error);
        place.innerHTML = html;
      },
    });
  });
}

function Ready({ onReady, children }: { onReady: () => void; children?: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}
