import letters from '../../content/desk.yaml';
import type { Desk } from '../../content/schemas/desk.ts';
import type { Sent } from '../enquiry/sent.ts';
import { pageNamed } from '../list/came-from.ts';
import { firstNameOf } from './first-name.ts';

export const { templates, subject }: Desk = letters;

/** A template with what is known of the visitor. Nobody writes about Contact or Privacy: only a solution is named. */
export function letterFor(text: string, { name, came_from }: Sent): string {
  const { title, hue } = pageNamed(came_from ?? '');
  const known: Record<string, string> = {
    '{first name}': firstNameOf(name),
    '{page}': hue ? title : letters.unknownPage,
  };
  // In one pass, and by a function: a name with {page} or $& in it stays as it is.
  return text.replace(/\{[^}]*\}/g, (gap) => known[gap] ?? gap);
}

/** A template takes the place of another one nobody has changed; behind words of one's own it begins a new paragraph. */
export function withLetter(typed: string, letter: string, enquiry: Sent): string {
  const untouched = templates.some(({ text }) => letterFor(text, enquiry) === typed);
  return typed.trim() === '' || untouched ? letter : `${typed.trimEnd()}\n\n${letter}`;
}
