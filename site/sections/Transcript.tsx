import type { Tutorial } from '../../content/schemas/tutorial.ts';

/** What is said in a video, with the minute it is said at. */
export function Transcript({ lines }: { lines: Tutorial['transcript'] }) {
  return (
    <dl className="grid grid-cols-[4rem_1fr] gap-y-3 text-body">
      {lines.map(({ at, text }) => (
        <div key={at} className="col-span-full grid grid-cols-subgrid">
          <dt className="text-ink-3 tabular-nums">{at}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
