import { longestLine, longestQuestion, mostLines } from './matcher/match.ts';

/**
 * A sheet in the part of an address that browsers do not send. Whoever has the link reads the sheet, and anybody can write
 * one: what comes out of it is plain text, within the limits of the fields.
 */
export type Shared = { lines: string[]; question: string };

const name = '#sheet=';
const longestFragment = 4096;

export function fragmentOf({ lines, question }: Shared): string {
  const bytes = new TextEncoder().encode(JSON.stringify([question, ...lines]));
  const base64 = btoa(String.fromCodePoint(...bytes));
  return name + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Undefined for anything that is no sheet with a word in it. */
export function sharedIn(fragment: string): Shared | undefined {
  if (!fragment.startsWith(name) || fragment.length > longestFragment) return undefined;
  try {
    const base64 = fragment.slice(name.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const found: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!Array.isArray(found)) return undefined;
    const [question, ...lines] = found.map((text) => (typeof text === 'string' ? visible(text) : ''));
    const shared = {
      question: (question ?? '').slice(0, longestQuestion),
      lines: lines.slice(0, mostLines).map((line) => line.slice(0, longestLine).toWellFormed()),
    };
    return shared.lines.some((line) => line.trim()) ? shared : undefined;
  } catch {
    return undefined;
  }
}

/** Controls, line breaks and invisible characters become blanks. */
const visible = (text: string) => text.toWellFormed().replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');
