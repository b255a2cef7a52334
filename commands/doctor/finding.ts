import { styleText } from 'node:util';

/** The result of one check, in words for the owner. */
export type Finding =
  | { state: 'good' | 'skipped'; text: string }
  /** Something to mend, or to decide before the site goes online. */
  | { state: 'bad' | 'open'; text: string; advice: string };

export type Check = () => Promise<Finding[]>;

export const good = (text: string): Finding => ({ state: 'good', text });
export const skipped = (text: string): Finding => ({ state: 'skipped', text });
export const open = (text: string, advice: string): Finding => ({ state: 'open', text, advice });
export const bad = (text: string, advice: string): Finding => ({ state: 'bad', text, advice });

const marks = {
  good: styleText('green', 'ok  '),
  bad: styleText('red', 'BAD '),
  open: styleText('yellow', 'open'),
  skipped: styleText('dim', 'skip'),
};

export function wordFinding(finding: Finding): string {
  const line = `${marks[finding.state]}  ${finding.text}`;
  return 'advice' in finding ? `${line}\n      ${finding.advice}` : line;
}

/** An exception in a check is a finding too. */
export async function run(check: Check): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    return [
      bad(`A check could not be made: ${reason}`, 'Is the address right, and does it answer in a browser?'),
    ];
  }
}
