/** Arrow keys lead from the field through the links below it and back. */
export function moveWithArrows(box: HTMLElement): () => void {
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const stops = [...box.querySelectorAll<HTMLElement>('[data-search-field], a')].filter((stop) =>
      stop.checkVisibility(),
    );
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  box.addEventListener('keydown', move);
  return () => box.removeEventListener('keydown', move);
}
