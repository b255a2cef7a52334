export type Heading = { slug: string; text: string };

/** The headings of a long text, beside it where there is room. */
export function Contents({ headings }: { headings: Heading[] }) {
  return (
    <nav aria-label="On this page" data-screen-only className="text-small max-lg:hidden">
      <div className="sticky top-28">
        <p className="font-medium text-ink">On this page</p>
        <ol data-contents className="mt-3 grid gap-1">
          {headings.map(({ slug, text }) => (
            <li key={slug}>
              <a href={`#${slug}`} className="block py-1 text-ink-2 transition-colors hover:text-ink">
                {text}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
