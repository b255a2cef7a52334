import { lesson as labels } from '../../../content/labels.ts';

/** What there is to do when a lesson is over. The next one is a page of the site, not of this frame. */
export function Ending({ next: { href, title } }: { next: { href: string; title: string } }) {
  return (
    <div className="ending" data-screen-only>
      <button type="button" data-again>
        {labels.again}
      </button>
      <a href={href} target="_top">
        {labels.next(title)}
      </a>
    </div>
  );
}
