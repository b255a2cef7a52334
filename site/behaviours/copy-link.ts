import { copy, linkWords } from './copy.ts';

/** A click on a heading goes there, as links do, and copies the way there. */
export function copyHeadingLinks(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-copy-link]');
    if (link) void copy(link.href, linkWords);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
