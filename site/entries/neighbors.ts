type Entry = { id: string; data: { title: string } };
type Neighbor = { href: string; title: string };
export type Neighbors = { previous: Neighbor | undefined; next: Neighbor | undefined };

/** The entries before and after one in its list. */
export function neighborsOf(entry: Entry, all: Entry[], list: string): Neighbors {
  const at = all.findIndex(({ id }) => id === entry.id);
  const neighbor = (other: Entry | undefined) =>
    other && { href: `${list}/${other.id}`, title: other.data.title };
  return { previous: neighbor(all[at - 1]), next: neighbor(all[at + 1]) };
}
