/** Arrow keys lead from the field through the links below it and back. */
export function moveWithArrows(box: HTMLElement): void {
  box.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const stops = [...box.querySelectorAll<HTMLElement>('[data-search-field], a')].filter((stop) =>
      stop.checkVisibility(),
    );
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}
