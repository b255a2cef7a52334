import * as say from '../../../content/messages/picking.ts';

const blank = '\u00a0';

/** Until the times are there: those of the busiest day there may be, wherever noon divides them. */
export const roomFor = (mostTimes: number) => [mostTimes - 1, 1];

type Props = {
  /** How many times a day has before noon and after it. */
  parts: number[];
};

/** Reserves the space for the times of a day, so that nothing moves. Its boxes are visible while times are loading. */
export function Room({ parts }: Props) {
  return (
    <div aria-hidden="true" className="picker-room">
      <p className="picker-zone">{say.looking}</p>
      <p className="picker-days">
        <span className="picker-day">
          <small>{blank}</small>
          <b>{blank}</b>
          <small>{blank}</small>
        </span>
      </p>
      <div className="picker-times">
        {parts.map((count) => [
          <small key="name">{blank}</small>,
          ...Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
            <i key={index} className="picker-time" />
          )),
        ])}
      </div>
      <p className="picker-choice">{blank}</p>
    </div>
  );
}
