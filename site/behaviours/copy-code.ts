import { codeCopied, codeNotCopied, copyButton, copyButtonInFull } from '../../content/messages/copying.ts';
import { copy } from './copy.ts';

/** Gives every code sample a button that copies it. Without scripts there is none: it could do nothing. */
export function addCopyButtons(): void {
  for (const frame of document.querySelectorAll('[data-code]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = copyButton;
    button.ariaLabel = copyButtonInFull;
    button.addEventListener('click', () =>
      copy(frame.querySelector('code')?.textContent ?? '', codeCopied, codeNotCopied),
    );
    frame.append(button);
  }
}
