type Entry = { id: string; data: { title: string } };

/** The entries before and after one in its list. */
export function neighborsOf(entry: Entry, all: Entry[], list: string) {
  const at = all.findIndex(({ id }) => id === entry.id);
  const neighbor = (other: Entry | undefined) =>
    other && { href: `${list}/${other.id}`, title: other.data.title };
  return { previous: neighbor(all[at - 1]), next: neighbor(all[at + 1]) };
}
