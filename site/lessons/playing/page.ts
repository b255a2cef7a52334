/** The parts of the player's page, by the names they are marked with. */
export function partsOf(page: HTMLElement) {
  const find = <Found extends HTMLElement>(name: string) => page.querySelector<Found>(`[data-${name}]`);
  return {
    find,
    onClick: (name: string, listener: () => void) => find(name)?.addEventListener('click', listener),
    /** Says of a button that stays pressed whether it is. */
    press: (name: string, on: boolean) => find(name)?.setAttribute('aria-pressed', String(on)),
  };
}
