import { reply } from '../../content/desk-words/enquiry.ts';
import { isolated } from '../../content/isolated.ts';
import type { DeskSettings } from '../../contract/desk.ts';
import type { WholeEnquiry } from '../../contract/rows.ts';
import { pageNamed } from '../CameFrom.tsx';

type Visitor = Pick<WholeEnquiry['enquiry'], 'name' | 'came_from' | 'phone_number'>;

const signed = (text: string, company: DeskSettings['company']) =>
  text.replace(/\{\{(\w+)\}\}/g, (written, name: string) => company[name] ?? written);

/** A template with the company, and the visitor's name and solution. Pages such as Contact or Privacy are not named. */
export function fillTemplate(
  text: string,
  { letters, company }: DeskSettings,
  { name, came_from, phone_number }: Visitor,
  times: string = reply.noTimes,
): string {
  const { title, hue } = pageNamed(came_from ?? '');
  const known: Record<string, string> = {
    '{first name}': isolated(firstNameOf(name)),
    '{page}': hue ? title : letters.unknownPage,
    '{number}': phone_number ? letters.knownNumber : letters.unknownNumber,
    '{times}': times,
  };
  // One pass with a function, so that a name with {page} or $& in it stays as it is.
  return signed(text, company).replace(/\{[^}]*\}/g, (gap) => known[gap] ?? gap);
}

/** How a letter ends: a short line with a comma, and a name. */
const leave = /\n\n[^\n]{1,40},(?:\n[^\n]{1,40})?\n*$/;

/**
 * Puts a letter in the place of another template that is unchanged, or below words of the owner's own and above how they end,
 * where it neither greets nor ends a second time. `added` is what can be replaced next.
 */
export function insertTemplate(
  typed: string,
  letter: string,
  former: string | undefined,
  settings: DeskSettings,
  enquiry: Visitor,
): { text: string; added: string } {
  const isTemplate = settings.letters.templates.some(
    ({ text }) => fillTemplate(text, settings, enquiry) === typed,
  );
  if (isTemplate || typed.trim() === '') return { text: letter, added: letter };
  const end = typed.match(leave)?.index ?? typed.length;
  const [from, to] =
    former && typed.includes(former)
      ? [typed.indexOf(former), typed.indexOf(former) + former.length]
      : [end, end];
  const [above, below] = [typed.slice(0, from).trimEnd(), typed.slice(to)];
  const whole = above === '' ? letter : bodyOf(letter, above.endsWith(','));
  const added = leave.test(below) ? whole.replace(leave, '') : whole;
  return { text: `${above}${above && '\n\n'}${added}${below}`, added };
}

/** A letter without the line that greets. Below another sentence it begins with a capital letter. */
function bodyOf(letter: string, isGreeted: boolean): string {
  const body = letter.replace(/^[^\n]{1,80}[,!]\n+/, '');
  return isGreeted ? body : body.charAt(0).toUpperCase() + body.slice(1);
}

/** What a template leaves to whoever writes, and is still as it was. */
export const openPlaceIn = (typed: string, { letters }: DeskSettings): string | undefined =>
  letters.templates
    .flatMap(({ text }) => text.match(/\[[^[\]\n]+\]/g) ?? [])
    .concat(reply.noTimes)
    .find((place) => typed.includes(place));

/** Titles and initials come before a name, and nobody is greeted by them. */
const title = /^(?:dr|prof|professor|mr|mrs|ms|mx|miss|sir|herr|frau|mme|mlle|sr|sra)$|\.$/i;

/** In Chinese, Japanese and Korean the family's name comes first. */
const familyFirst = /^[\u2e80-\u9fff\uac00-\ud7ff]/;

/**
 * The name for a greeting. It is the whole name if that is one word, follows a title, or does not begin with the first name.
 */
export function firstNameOf(name: string): string {
  const whole = name.trim();
  const words = whole.split(/\s+/);
  const first = words.findIndex((word) => !title.test(word));
  const isWhole = first === words.length - 1 || familyFirst.test(whole);
  return (isWhole ? undefined : words[first]) ?? whole;
}
