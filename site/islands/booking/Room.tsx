import { looking } from '../../../content/messages/picking.ts';

const blank = '\u00a0';

/**
 * Reserves the space for the times of the busiest day, wherever noon divides them, so that nothing moves when they
 * arrive. Its boxes are visible while times are loading.
 */
export function Room({ mostTimes }: { mostTimes: number }) {
  return (
    <div aria-hidden="true" className="picker-room">
      <p className="picker-zone">{looking}</p>
      <p className="picker-days">
        <span className="picker-day">
          <small>{blank}</small>
          <b>{blank}</b>
          <small>{blank}</small>
        </span>
      </p>
      <div className="picker-times">
        <Boxes count={mostTimes - 1} />
        <Boxes count={1} />
      </div>
      <p className="picker-choice">{blank}</p>
    </div>
  );
}

function Boxes({ count }: { count: number }) {
  return (
    <>
      <small>{blank}</small>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <i key={index} className="picker-time" />
      ))}
    </>
  );
}
