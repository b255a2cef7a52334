import { notUnderstood } from '../../content/messages/editing.ts';

/** Ends the reading or changing of words with a sentence for the owner. */
export class Refusal extends Error {}

export type Rewritten = { source: string } | { refused: string };

/** Words that no reader of them has foreseen are refused as well: they are no reason to stop. */
export function orRefused(attempt: () => string): Rewritten {
  try {
    return { source: attempt() };
  } catch (error) {
    return { refused: error instanceof Refusal ? error.message : notUnderstood };
  }
}
