/** Reports a missing program, whose tests are skipped. In CI, where nobody would read that, it fails. */
export function reportMissing(program: string): void {
  if (process.env['CI']) throw new Error(`${program} is not installed, and nothing is skipped in CI.`);
  console.warn(`${program} is not installed: the tests that need it are skipped.`);
}
