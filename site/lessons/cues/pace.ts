/** How fast things appear, in seconds. */
export const charactersPerSecond = 26;
export const marksPerSecond = 6;
/** For parts that are neither typed nor counted. */
export const arrival = 0.4;
export const counting = 1.2;
/** How long a line stands before it is struck through. */
export const pauseBeforeStrike = 0.3;

/** How long the light takes to go along a part that is spoken of once more. */
export const saying = 0.7;

type Arriving = { from: number; pointed: boolean; takes: number; strikes: boolean };

/** The second at which a part is complete. What is pressed waits for the pointer. */
export const settledAfter = ({ from, pointed, takes, strikes }: Arriving): number =>
  from + ((pointed ? arrival : 0) + takes + (strikes ? pauseBeforeStrike + arrival : 0));

/** How long a part rests at least once it is complete. */
export const shortestRest = 0.7;
