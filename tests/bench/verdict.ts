/** Whether a figure is within the limit its bench holds it to. */
export type Verdict = { what: string; isKept: boolean };

/** The last words of a bench, so that nobody has to compare figures to see how it ended. */
export function conclude(verdicts: Verdict[]): void {
  const broken = verdicts.filter(({ isKept }) => !isKept);
  for (const { what } of broken) console.error(`Beyond its limit: ${what}`);
  if (broken.length > 0) process.exitCode = 1;
}
