/** A span of time that was promised. It runs within hours alone, or at any time when these are null. All are milliseconds. */
export type Promised = { ms: number; hours: [opens: number, closes: number][] | null };

/** How much of the promised time has run between two moments. */
export const ranBetween = (from: number, to: number, { hours }: Promised): number =>
  hours
    ? hours.reduce(
        (sum, [opens, closes]) => sum + Math.max(0, Math.min(closes, to) - Math.max(opens, from)),
        0,
      )
    : to - from;

/** When the promised time, or a share of it, has run out. After the last of the hours it runs on without a pause. */
export function dueAt(received: number, { ms, hours }: Promised, share = 1): number {
  let left = ms * share;
  let at = received;
  for (const [opens, closes] of hours ?? []) {
    const from = Math.max(opens, at);
    if (from + left <= closes) return from + left;
    if (closes > from) left -= closes - from;
    at = Math.max(closes, at);
  }
  return at + left;
}

/** Its hours as PostgreSQL writes ranges of moments. */
export const rangesOf = ({ hours }: Promised): string | null =>
  hours &&
  `{${hours.map((span) => `[${span.map((moment) => new Date(moment).toISOString()).join()})`).join()}}`;

/** Whatever was received before this moment is late: time runs backward from now. */
export const lateBefore = (now: number, { ms, hours }: Promised): number =>
  -dueAt(-now, {
    ms,
    hours: hours?.map(([opens, closes]): [number, number] => [-closes, -opens]).toReversed() ?? null,
  });
