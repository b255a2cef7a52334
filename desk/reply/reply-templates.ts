import letters from '../../content/desk.yaml';
import type { Desk } from '../../content/schemas/desk.ts';
import type { WholeEnquiry } from '../../contract/rows.ts';
import { pageNamed } from '../CameFrom.tsx';

type Visitor = Pick<WholeEnquiry['enquiry'], 'name' | 'came_from'>;

export const { templates, subject }: Desk = letters;

/** A template with what is known of the visitor. Nobody writes about Contact or Privacy: only a solution is named. */
export function letterFor(text: string, { name, came_from }: Visitor): string {
  const { title, hue } = pageNamed(came_from ?? '');
  const known: Record<string, string> = {
    '{first name}': firstNameOf(name),
    '{page}': hue ? title : letters.unknownPage,
  };
  // In one pass, and by a function: a name with {page} or $& in it stays as it is.
  return text.replace(/\{[^}]*\}/g, (gap) => known[gap] ?? gap);
}

/** A template takes the place of another one nobody has changed; behind words of one's own it begins a new paragraph. */
export function withLetter(typed: string, letter: string, enquiry: Visitor): string {
  const untouched = templates.some(({ text }) => letterFor(text, enquiry) === typed);
  return typed.trim() === '' || untouched ? letter : `${typed.trimEnd()}\n\n${letter}`;
}

/** In front of a name, and nothing to greet anybody by. So is an initial. */
const title = /^(?:dr|prof|professor|mr|mrs|ms|mx|miss|sir|herr|frau|mme|mlle|sr|sra)$|\.$/i;

/** As one is greeted. A name of one word, behind a title or in a script without spaces, is whole. */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words.findIndex((word) => !title.test(word));
  const isAlone = first === words.length - 1;
  return (isAlone ? undefined : words[first]) ?? name.trim();
}
