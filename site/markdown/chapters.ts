type Heading = { depth: number; slug: string; text: string };

type Chapter = { heading: string | undefined; html: string };

/** The HTML of a long text, split before each heading of the second and third level. */
export function chaptersOf(html: string, headings: Pick<Heading, 'depth' | 'text'>[]): Chapter[] {
  const titles = headings.filter(({ depth }) => depth === 2 || depth === 3);
  const parts = html.split(/(?=<h[23][ >])/);
  // Text before the first heading is a part without a title.
  const untitled = parts.length - titles.length;
  return parts.map((part, index) => ({ heading: titles[index - untitled]?.text, html: part }));
}

/** A chapter that opens by itself: its heading, and the parts below it, the first without the heading. */
type Fold = { slug: string; heading: string; parts: Chapter[] };

/** The same as chapters of the second level, each with the parts that belong to it. A text begins with a heading. */
export function foldsOf(html: string, headings: Heading[]): Fold[] {
  const folds: Fold[] = [];
  const tops = headings.filter(({ depth }) => depth === 2);
  for (const part of chaptersOf(html, headings)) {
    const next = tops[folds.length];
    const body = part.html.replace(/^<h2[ >].*?<\/h2>/s, '');
    if (next && body !== part.html)
      folds.push({ slug: next.slug, heading: next.text, parts: [{ ...part, html: body }] });
    else folds.at(-1)?.parts.push(part);
  }
  return folds;
}
