import { z } from 'zod';
import { undrawnIn } from '../letters.ts';

/** The text under the title in search results and link previews: one or two sentences. */
export const metaDescription = z.string().min(50).max(160);

const undrawable = (text: unknown) =>
  `must not have “${undrawnIn(String(text))}”: no font here can draw it in pictures for links and in papers`;

/** Notes mistakes that no single field shows, in a check of what holds them. */
export const faultsIn =
  ({ value: input, issues }: z.core.ParsePayload) =>
  (path: PropertyKey[], message: string): void => {
    issues.push({ code: 'custom', path, message, input });
  };

/** Words that pictures for links or papers show, which have no font of the visitor's. */
export const drawn = (text = z.string()) =>
  text.refine((words) => undrawnIn(words) === undefined, { error: ({ input }) => undrawable(input) });

/** A paper shows all its words. */
export const drawnThroughout = (paper: z.core.ParsePayload): void => {
  const fault = faultsIn(paper);
  const look = (inside: unknown, path: PropertyKey[]): void => {
    if (typeof inside === 'string' && undrawnIn(inside) !== undefined) fault(path, undrawable(inside));
    if (Array.isArray(inside)) for (const [index, each] of inside.entries()) look(each, [...path, index]);
    else if (typeof inside === 'object' && inside !== null)
      for (const [name, each] of Object.entries(inside)) look(each, [...path, name]);
  };
  look(paper.value, []);
};

/** The color that leads in an entry's drawing and marks its cards. */
export const hue = z.enum(['pink', 'blue', 'green', 'orange', 'white']);

/** A calendar day. YAML parses dates as midnight UTC. */
export const day = z.coerce.date();

/** The first day of a month that is written as 2025-02. */
export const firstOfMonth = (yearAndMonth: string) => new Date(`${yearAndMonth}-01T00:00:00Z`);

/** The file name of another entry, without its ending. */
export const entryId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be the name of a file, without its ending');

/** The name of something else, such as a heading: chosen, and no words for readers. */
export const nameOfAnother = z.string().meta({ names: 'another' });

/** Fields of words that need no explanation, by their names. */
export const texts = <const Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodString>;

/** A link to a page of the site. */
export const link = z.object({ href: z.string().startsWith('/'), label: z.string() });
export type Link = z.infer<typeof link>;

/** A heading of a few words and a sentence or two below it. */
export const point = z.object({ title: z.string().min(3).max(60), text: z.string().min(20).max(280) });

export const time = z
  .string()
  .regex(/^\d{2}:\d{2}$/, { error: 'must be minutes and seconds, as 10:25', abort: true });

/** Numbers as texts say them, from none. */
export const numberWords = `no one two three four five six seven eight nine ten
eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty`.split(/\s/);
