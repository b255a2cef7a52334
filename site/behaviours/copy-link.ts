import { linkCopied, linkNotCopied } from '../../content/messages/copying.ts';
import { followsHere } from './clicks.ts';
import { copy } from './copy.ts';

/** A click on a heading goes there, as links do, and copies the way there. */
export function copyHeadingLinks(): void {
  document.addEventListener('click', (event) => {
    // What has an id is a heading wherever a link is all that it holds; a mark on each would be 0.2 KB of a long page.
    const link = (event.target as Element).closest<HTMLAnchorElement>('[id]>a');
    if (link && followsHere(event)) void copy(link.href, linkCopied, linkNotCopied);
  });
}
