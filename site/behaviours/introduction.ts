import { introductionEvent } from '../../contract/came-from.ts';

/**
 * Shows the introduction for the button that the visitor came by, /contact?about=client-access, or for the state of the
 * form.
 */
export function introduce(): void {
  show(new URLSearchParams(location.search).get('about'));
  addEventListener(introductionEvent, (event) => show((event as CustomEvent<string>).detail));
}

function show(about: string | null): void {
  const introductions = [...document.querySelectorAll<HTMLElement>('[data-about]')];
  if (!introductions.some(({ dataset }) => dataset['about'] === about)) return;
  for (const introduction of introductions) {
    introduction.toggleAttribute('data-shown', introduction.dataset['about'] === about);
  }
}
