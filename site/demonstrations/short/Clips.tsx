import type { Short } from '../../../content/schemas/demonstrations/short.ts';
import { stillOf } from './clips.ts';
import { clock } from './film.ts';

type Props = {
  sample: Short;
  /** Which of them is seen. */
  current: number;
};

/** What came from the phone, and what is used of it. */
export function Clips({ sample, current }: Props) {
  return (
    <>
      <h3>{sample.came}</h3>
      <ol className="clips">
        {sample.clips.map(({ picture, name, seconds, from, to, note }, index) => (
          <li key={picture} data-current={index === current || undefined}>
            <img loading="lazy" src={stillOf(picture)} width={480} height={480} alt="" />
            <p>
              <b>
                {name} <span>{sample.length.replace('{seconds}', String(seconds))}</span>
              </b>
              {sample.used.replace('{from}', clock(from)).replace('{to}', clock(to))} {note}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
