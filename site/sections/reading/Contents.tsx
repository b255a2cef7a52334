export type Heading = { slug: string; text: string };

/** The headings of a long text, beside it where there is room. The behaviour `contents` marks the one being read. */
export function Contents({ headings }: { headings: Heading[] }) {
  return (
    <nav aria-label="On this page" data-screen-only className="text-small max-lg:hidden">
      <div className="sticky top-28">
        <p className="font-medium text-ink">On this page</p>
        <ol data-contents className="mt-3 grid gap-1">
          {headings.map(({ slug, text }) => (
            <li key={slug}>
              <a
                href={`#${slug}`}
                className="relative block py-1 text-ink-2 transition-colors before:absolute before:top-[1.05em] before:-left-6 before:h-px before:w-4 before:origin-left before:scale-x-0 before:bg-(--hue,var(--color-ink)) before:transition-transform before:duration-(--duration-calm) hover:text-ink aria-[current]:text-ink aria-[current]:before:scale-x-100"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
