import { linkCopied, linkNotCopied } from '../../content/messages/copying.ts';
import { followsHere } from './clicks.ts';
import { copy } from './copy.ts';

/** A click on a heading goes there, as links do, and copies the way there. */
export function copyHeadingLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-copy-link]');
    if (link && followsHere(event)) void copy(link.href, linkCopied, linkNotCopied);
  });
}
