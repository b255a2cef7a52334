import { useState } from 'react';
import type { Savings } from '../../../content/schemas/demonstrations/savings.ts';
import { formFrom } from '../../../contract/came-from.ts';
import { carryOver, type Outcome } from './carry-over.ts';

type Props = { words: Savings['carry']; sentence: string };

/** Takes the figures along to the contact form, where the visitor sees them, changes them, and sends or does not. */
export function CarryOver({ words, sentence }: Props) {
  const [carried, setCarried] = useState<{ sentence: string; outcome: Outcome }>();
  // Of other figures it says nothing.
  const outcome = carried?.sentence === sentence ? carried.outcome : undefined;

  function carry() {
    setCarried({ sentence, outcome: carryOver(() => window.sessionStorage, words.sentence, sentence) });
  }

  return (
    <div className="take-along controls">
      <button className="button solid" type="button" onClick={carry}>
        {words.button}
      </button>
      <p>{words.note}</p>
      <p className="carried" role="status">
        {outcome && (
          <>
            {words[outcome]} {outcome === 'lost' && sentence}{' '}
            <a href={formFrom(location.pathname)}>{words.open}</a>
          </>
        )}
      </p>
    </div>
  );
}
