import { copy } from './copy.ts';

/** Gives every code sample a button that copies it. Without scripts there is none: it could do nothing. */
export function addCopyButtons(): void {
  for (const frame of document.querySelectorAll('[data-code]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copy';
    button.ariaLabel = 'Copy this code';
    button.addEventListener('click', () =>
      copy(frame.querySelector('code')?.textContent ?? '', {
        copied: 'The code is copied.',
        failed: 'The code could not be copied. Select it and copy it by hand.',
      }),
    );
    frame.append(button);
  }
}
