/** Where a lesson is: a second that was kept, and since when it has been playing from there. */
export type Clock = {
  kept: number;
  /** In the milliseconds of the page; undefined while it stands. */
  since: number | undefined;
  speed: number;
};

export const positionOf = ({ kept, since, speed }: Clock, now: number): number =>
  since === undefined ? kept : kept + ((now - since) / 1000) * speed;

export const started = (clock: Clock, now: number): Clock => ({
  ...clock,
  kept: positionOf(clock, now),
  since: now,
});

export const stopped = (clock: Clock, now: number): Clock => ({
  ...clock,
  kept: positionOf(clock, now),
  since: undefined,
});

export const movedTo = (clock: Clock, second: number, now: number): Clock => ({
  ...clock,
  kept: second,
  since: clock.since === undefined ? undefined : now,
});

export const withSpeed = (clock: Clock, speed: number, now: number): Clock => ({
  ...movedTo(clock, positionOf(clock, now), now),
  speed,
});
