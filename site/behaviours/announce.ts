/** Long enough to be read twice. */
const shownFor = 6_000;
let hiding: ReturnType<typeof setTimeout> | undefined;

/** Says in a line over the page what has just happened; screen readers hear it. */
export function announce(text: string): void {
  const line = document.querySelector('[data-announcement]');
  if (!line) return;
  clearTimeout(hiding);
  line.textContent = text;
  hiding = setTimeout(() => line.replaceChildren(), shownFor);
}
