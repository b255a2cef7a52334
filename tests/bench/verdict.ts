/** Whether a measured figure is within its limit. */
export type Verdict = { what: string; isKept: boolean };

/** The last line of a bench, which names every figure beyond its limit. */
export function conclude(verdicts: Verdict[]): void {
  const broken = verdicts.filter(({ isKept }) => !isKept);
  for (const { what } of broken) console.error(`Beyond its limit: ${what}`);
  if (broken.length > 0) process.exitCode = 1;
}
