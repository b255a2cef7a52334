import { Fragment } from 'react';
import { lesson as labels } from '../../../content/labels.ts';
import type { Tutorial } from '../../../content/schemas/tutorial.ts';
import { captionsIn } from '../../captions/captions.ts';
import { passagesOf } from '../../captions/passages.ts';
import type { Chapter } from './chapters.ts';

/** What is said, caption by caption: the player takes them from here. Every passage leads to its moment. */
export function Transcript({ tutorial, chapters }: { tutorial: Tutorial; chapters: Chapter[] }) {
  return (
    <aside
      id="transcript"
      className="transcript"
      data-transcript
      data-screen-only
      hidden
      aria-label={labels.transcript}
    >
      <div className="head">
        <h2>{labels.transcript}</h2>
        <button type="button" data-follow hidden>
          {labels.follow}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <ol tabIndex={0} aria-label={labels.transcript}>
        {passagesOf(tutorial).map((passage) => (
          <li key={passage.at}>
            {chapters
              .filter(({ at }) => at === passage.at)
              .map(({ name }) => (
                <h3 key={name}>{name}</h3>
              ))}
            <button type="button" data-second={passage.start}>
              <span className="at">{passage.at}</span>
              <span>
                {captionsIn(passage).map(({ from, text }) => (
                  <Fragment key={from}>
                    <span data-said={from.toFixed(2)}>{text}</span>{' '}
                  </Fragment>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </aside>
  );
}
