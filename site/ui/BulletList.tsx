/** Short points, each after a line in the surrounding hue. */
export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-2 text-ink-2">
      {items.map((item) => (
        <li
          key={item}
          className="flex gap-3 before:mt-[0.8em] before:h-px before:w-4 before:shrink-0 before:bg-(--hue,var(--color-ink-3))"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
