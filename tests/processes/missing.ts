/** What needs a program that is not installed is skipped, and in CI, where nobody would read of it, it fails. */
export function reportMissing(program: string): void {
  if (process.env['CI']) throw new Error(`${program} is not installed, and nothing is skipped in CI.`);
  console.warn(`${program} is not installed: the tests that need it are skipped.`);
}
