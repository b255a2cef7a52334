import { reading } from '../../../content/labels.ts';
export type Heading = { slug: string; text: string };

/** The headings of a long text, beside it where there is room. The behaviour `contents` marks the one being read. */
export function Contents({ headings }: { headings: Heading[] }) {
  return (
    <nav aria-label={reading.contents} data-screen-only className="text-small max-lg:hidden">
      <div className="sticky top-28">
        <p className="font-medium text-ink">{reading.contents}</p>
        <ol data-contents className="contents-list mt-3 grid gap-1">
          {headings.map(({ slug, text }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
