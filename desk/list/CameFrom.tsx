import { pageNamed } from './came-from.ts';

/** The page an enquiry came from, in the hue of its solution. */
export function CameFrom({ path }: { path: string }) {
  const { title, hue } = pageNamed(path);
  return (
    <span className="came-from" data-hue={hue}>
      {title}
    </span>
  );
}
