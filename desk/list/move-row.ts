const rows = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-row]')];

/** Takes the focus a row further, from the one that has it or the one that is open. */
export function moveRow(step: number, open: string | undefined): boolean {
  const all = rows();
  const focused = all.find((row) => row === document.activeElement);
  const from = all.findIndex((row) => (focused ? row === focused : row.dataset['row'] === open));
  const next = all[from < 0 ? 0 : from + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
}

/** Back from an enquiry: to its row, or to the top of the list it is gone from. */
export function focusRow(id: string): void {
  const row = rows().find((row) => row.dataset['row'] === id);
  (row ?? document.querySelector<HTMLElement>('.list-title h1'))?.focus();
}
