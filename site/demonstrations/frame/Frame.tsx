import { type ReactNode, useId } from 'react';
import type { Frame as Words } from '../../../content/schemas/demonstrations/frame.ts';
import { useIsLive } from './use-is-live.ts';

type Props = {
  words: Words;
  /** What there is to touch. Whatever needs the script stands in an element of the class `controls`. */
  children: ReactNode;
  /** What acts on the whole: Start over, Pause, Replay. */
  tools?: ReactNode;
};

/** What stands around every demonstration: what it is, and that it is a sample. */
export function Frame({ words, children, tools }: Props) {
  const heading = useId();
  return (
    <section className="demonstration wrap" aria-labelledby={heading} data-live={useIsLive() || undefined}>
      <div className="introduction">
        <div>
          <p className="kicker">{words.kicker}</p>
          <h2 id={heading}>{words.heading}</h2>
        </div>
        <p className="lead">{words.lead}</p>
      </div>
      <div className="stage">{children}</div>
      <div className="foot">
        <p>{words.note}</p>
        {tools && <div className="tools controls">{tools}</div>}
      </div>
    </section>
  );
}
