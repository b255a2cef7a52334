/** Marks the heading a visitor reads under: the last one above the upper third of the window. */
export function followReading(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));

  const mark = () => {
    const line = innerHeight / 3;
    const current = headings.findLastIndex(
      (heading) => (heading?.getBoundingClientRect().top ?? line) < line,
    );
    links.forEach((link, index) => {
      link.ariaCurrent = index === current ? 'location' : null;
    });
  };
  // Calls only when a heading crosses the line, however much is scrolled.
  const crossings = new IntersectionObserver(mark, { rootMargin: '0px 0px -67%' });
  for (const heading of headings) if (heading) crossings.observe(heading);
}
