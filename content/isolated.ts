/** Characters that turn the direction of what follows them. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The letters of scripts that are written from right to left. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** What a visitor typed, such as a name, so that it cannot turn around the words of ours beside it. */
export function isolated(typed: string): string {
  const text = typed.replace(turning, '');
  return fromTheRight.test(text) ? `\u2068${text}\u2069` : text;
}
