import type { Tutorial } from '../../../content/schemas/tutorial.ts';
import { secondsOf } from '../../captions/timecodes.ts';

/** What is said in a video, with the time it is said at, which leads there while the player is open. */
export function Transcript({ lines }: { lines: Tutorial['transcript'] }) {
  return (
    <dl className="grid grid-cols-[4rem_1fr] gap-y-3 text-body">
      {lines.map(({ at, text }) => (
        <div key={at} className="col-span-full grid grid-cols-subgrid">
          <dt className="tabular-nums">
            {/* biome-ignore lint/a11y/useValidAnchor: the place of a link; the behaviour `video` gives it its address. */}
            <a
              data-video-time={secondsOf(at)}
              className="text-ink-3 no-underline [[href]]:text-ink [[href]]:underline"
            >
              {at}
            </a>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
