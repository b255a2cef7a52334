/** An entry to show a part with. */
export function first<Item>([item]: Item[]): Item {
  if (item === undefined) throw new Error('The gallery needs an entry of every kind.');
  return item;
}
