import names from '../../content/page-names.yaml';

/** The page an enquiry came from, in the hue of its solution. */
export function CameFrom({ path }: { path: string }) {
  const { title, hue } = pageNamed(path);
  return (
    <span
      className={`hue-${hue} before:mr-5 before:inline-block before:h-[2px] before:w-8 before:bg-(--hue,var(--color-ink-3)) before:align-[0.25em]`}
    >
      {title}
    </span>
  );
}

/** The name of a page, and its solution's hue. A page that no longer exists is named by its path. */
export const pageNamed = (path: string): (typeof names)[string] => names[path] ?? { title: path };
