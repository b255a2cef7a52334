/** How fast things appear, in seconds. */
export const charactersPerSecond = 26;
export const marksPerSecond = 6;
/** For parts that are neither typed nor counted. */
export const arrival = 0.4;
/** How long an amount counts. */
export const counting = 1.2;
/** How long a line stands before it is struck through. */
export const pauseBeforeStrike = 0.3;

type Arriving = { from: number; pointed: boolean; takes: number };

/** The second at which a part is complete. What is pressed waits for the pointer. */
export const settledAfter = ({ from, pointed, takes }: Arriving): number =>
  from + ((pointed ? arrival : 0) + takes);

/** How long a part rests at least once it is complete. */
export const shortestRest = 0.7;
