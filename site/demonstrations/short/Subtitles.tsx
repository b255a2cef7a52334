import type { Short } from '../../../content/schemas/demonstrations/short.ts';
import { clock } from './film.ts';

type Props = {
  sample: Short;
  /** Which of them is said. */
  current: number;
};

/** What the short says, and when. */
export function Subtitles({ sample, current }: Props) {
  return (
    <>
      <h3>{sample.words}</h3>
      <ol className="subtitles">
        {sample.subtitles.map(({ at, text }, index) => (
          <li key={at} aria-current={index === current || undefined}>
            <span>{clock(at)}</span> {text}
          </li>
        ))}
      </ol>
    </>
  );
}
