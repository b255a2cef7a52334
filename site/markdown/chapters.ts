type Chapter = { heading: string | undefined; html: string };

/** The HTML of a long text, cut before each of its headings of the second and third level. */
export function chaptersOf(html: string, headings: { depth: number; text: string }[]): Chapter[] {
  const titles = headings.filter(({ depth }) => depth === 2 || depth === 3);
  const parts = html.split(/(?=<h[23][ >])/);
  // Words before the first heading are a part without a title.
  const untitled = parts.length - titles.length;
  return parts.map((part, index) => ({ heading: titles[index - untitled]?.text, html: part }));
}
