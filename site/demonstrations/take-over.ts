import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { SampleName } from '../../content/samples.ts';
import { demonstrations } from './demonstrations.ts';

/** Replaces a demonstration's HTML with its React component. It is done when the controls answer. */
export async function takeOver(place: HTMLElement): Promise<void> {
  // React's refresh runtime for development, which Astro loads for its own islands only.
  if (import.meta.env.DEV) await import('@vitejs/plugin-react/preamble');
  const name = place.dataset['demonstration'] as SampleName;
  const props = JSON.parse(place.dataset['props'] ?? 'null');
  const demonstration = createElement((await demonstrations[name]()) as ComponentType<object>, props);
  const html = place.innerHTML;
  const changes = noteChanges(place);
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
  changes.repeat();
}

type Field = HTMLInputElement | HTMLSelectElement;

/** Notes what is typed and chosen before React answers, which replaces it by what it begins with, to repeat it then. */
function noteChanges(place: HTMLElement): { repeat: () => void } {
  const changed = new Map<Field, string>();
  const note = ({ target }: { target: EventTarget | null }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
      changed.set(target, target.value);
  };
  for (const field of place.querySelectorAll<Field>('input, select'))
    if (isChanged(field)) note({ target: field });
  place.addEventListener('input', note);
  return {
    repeat() {
      place.removeEventListener('input', note);
      // One after the other, because a later change may be of the same state.
      for (const [field, value] of changed) flushSync(() => change(field, value));
    },
  };
}

const isTicked = ({ type }: Field) => type === 'radio' || type === 'checkbox';

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (!isTicked(field)) return field.value !== field.defaultValue;
  // Of a choice, the one that was chosen.
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

/** Changes a field as a visitor does. */
function change(field: Field, value: string): void {
  if (isTicked(field)) {
    field.click();
    return;
  }
  // React notes what is set on the element itself, and takes only another value for a change.
  if (field instanceof HTMLInputElement) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  const event = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

function Ready({ onReady, children }: { onReady: () => void; children?: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}
