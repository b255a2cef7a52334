import type { Fact } from '../../../content/schemas/demonstrations/chatbot.ts';
import type { Reading } from './read.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A line of the sheet that may answer a message. */
export type Hit = { fact: Fact; line: number; met: string[] };

/** How well a line has to fit where words are unknown: "cut my lawn" is no haircut. */
const certain = 3;
const most = 2;

const list = (names = '') => (names ? names.split(' ') : []);
const anyOf = (names: string | undefined, concepts: Set<string>) =>
  list(names).some((concept) => concepts.has(concept));

/** The lines that answer a message, at most two, in the order they were asked for. */
export function rank(facts: Fact[], { words, concepts, unknown }: Reading, { aboutOf }: Vocabulary): Hit[] {
  const found = facts
    .map((fact, index) => ({ fact, line: index + 1, met: metBy(concepts, fact) }))
    .filter(({ fact, met }) => met.length > 0 && !anyOf(fact.unless, concepts))
    .map((hit) => ({
      ...hit,
      score: 2 * hit.met.length + list(hit.fact.helps).filter((concept) => concepts.has(concept)).length,
    }))
    .sort((one, other) => other.score - one.score || one.line - other.line);

  // "Haircut and beard" answers for the haircut and for the beard.
  const explained = new Set<string>();
  const kept = found.filter(({ met }) => {
    const isNew = met.some((concept) => !explained.has(concept));
    for (const concept of met) explained.add(concept);
    return isNew;
  });

  const place = ({ met }: Hit) =>
    words.findIndex((word) => aboutOf(word).some((concept) => met.includes(concept)));
  return kept
    .filter(({ score, fact }) => score >= certain || unknown === 0 || (unknown === 1 && !fact.service))
    .slice(0, most)
    .sort((one, other) => place(one) - place(other));
}

const metBy = (concepts: Set<string>, { needs }: Fact) =>
  list(needs)
    .map((need) => need.split('+'))
    .filter((all) => all.every((concept) => concepts.has(concept)))
    .flat();
