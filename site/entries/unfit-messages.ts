import { message } from '../../content/schemas/message.ts';

const modules = import.meta.glob<object>(['/content/labels.ts', '/content/messages/*.ts'], { eager: true });

/** What code is given to say and nobody should read: which file, which words and why. */
export const unfitMessages = (): string[] =>
  Object.entries(modules).flatMap(([path, module]) =>
    textsOf(module).flatMap(([name, text]) => {
      const issues = message.safeParse(text).error?.issues ?? [];
      return issues.map((issue) => `${path.slice(1)}: ${name}: ${issue.message}`);
    }),
  );

/** Every text by its name. Whoever puts something into it is given a number, which may stand for a word as well. */
function textsOf(words: unknown, name = ''): [name: string, text: unknown][] {
  if (typeof words === 'function') return [[name, words(...Array(words.length).fill(2))]];
  if (typeof words !== 'object' || words === null) return [[name, words]];
  return Object.entries(words).flatMap(([key, each]) => textsOf(each, name ? `${name}.${key}` : key));
}
