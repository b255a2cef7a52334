/** The seconds of a time written as minutes and seconds, as 10:25. */
export function secondsOf(time: string): number {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** A time as WebVTT writes it: 00:10:25.000. */
export const vttTime = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** A length as it is read, without parts of seconds: 1:13. */
export const lengthOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Seconds as minutes and seconds, as 10:25. */
export const clockTime = (seconds: number) => vttTime(Math.floor(seconds)).slice(3, 8);
