import names from '../../content/page-names.yaml';

/** The page an enquiry came from, in the hue of its solution. */
export function CameFrom({ path }: { path: string }) {
  const { title, hue } = pageNamed(path);
  return (
    <span className="came-from" data-hue={hue}>
      {title}
    </span>
  );
}

/** The name of a page, and its solution's hue. A page that no longer exists is named by its path. */
export const pageNamed = (path: string): (typeof names)[string] => names[path] ?? { title: path };
