type Chapter = { heading: string | undefined; html: string };

/** The HTML of a long text, cut before each of its second-level headings. */
export function chaptersOf(html: string, headings: { text: string }[]): Chapter[] {
  const [before = '', ...chapters] = html.split('<h2');
  return [
    { heading: undefined, html: before },
    ...chapters.map((rest, index) => ({ heading: headings[index]?.text, html: `<h2${rest}` })),
  ];
}
