import { type FocusEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { facts as words } from '../../content/desk-words/facts.ts';
import { changes, later, typing } from '../../content/desk-words/website.ts';
import type { Fact } from '../../contract/facts.ts';
import type { Draft } from '../../contract/website.ts';
import { Button } from '../frame/Button.tsx';
import { useDeskNow } from '../live/desk.tsx';
import { FactControl, isGroup, missingIn } from './FactControl.tsx';
import { Theirs } from './Field.tsx';
import { keepWords, unsentWords } from './unsent-words.ts';
import { keyOf, useKeeping } from './use-keeping.ts';

type Props = {
  fact: Fact;
  /** Explains the fact, unless all facts share one explanation. */
  help: string | undefined;
  /** The unpublished change, if any. */
  draft: Draft | undefined;
};

const nameClass = 'block pr-60 text-row font-semibold';

/** One of the owner's facts, with its name, its fields and the state of its change. */
export function FactField({ fact, help, draft }: Props) {
  const { zone, now } = useDeskNow();
  const id = useId();
  const { keeping, type: keep, wordsOf, learn, finish } = useKeeping();
  const [text, setText] = useState(() => unsentWords(keyOf(fact)) ?? fact.text);
  // The fields of a list keep empty rows. They are made again for a text that was not typed into them.
  const [edition, setEdition] = useState(0);
  const Group = isGroup(fact.form) ? 'fieldset' : 'div';

  /** What is to go online at a moment waits for nothing that could be mended here. */
  const waits = draft?.waits?.because === 'later' ? undefined : draft?.waits;
  const missing = missingIn(fact.form, text);
  const [isLeft, setIsLeft] = useState(missing !== undefined);

  const type = (next: string) => {
    setText(next);
    // The server refuses an incomplete fact, so it stays on the device until it is complete.
    if (missingIn(fact.form, next)) keepWords(keyOf(fact), { words: next, from: wordsOf(fact) });
    else keep(fact, next);
  };
  const leave = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setIsLeft(true);
    if (!missing && text !== wordsOf(fact)) keep(fact, text);
    void finish();
  };
  const replace = (next: string) => {
    type(next);
    setEdition(edition + 1);
    void finish();
  };
  const settle = (next: string) => {
    if (keeping.state === 'theirs') learn(fact, keeping.words);
    replace(next);
  };
  // The words were typed without a connection, before the page was opened again.
  const sendUnsent = useEffectEvent(() => !missing && text !== fact.text && keep(fact, text));
  useEffect(() => void sendUnsent(), []);

  return (
    <Group className="relative min-w-0 pt-15 text-small [&>legend~*]:clear-both" onBlur={leave}>
      {Group === 'fieldset' ? (
        <legend className={`${nameClass} float-left w-full`}>{fact.label}</legend>
      ) : (
        <label htmlFor={id} className={nameClass}>
          {fact.label}
        </label>
      )}
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-ink-2">
          {help}
        </p>
      )}
      <FactControl
        key={edition}
        fact={fact}
        text={text}
        id={id}
        describedBy={help ? `${id}-help ${id}-state` : `${id}-state`}
        isWrong={(missing && isLeft) || keeping.state === 'refused' || waits !== undefined}
        onType={type}
      />
      {/* Its line is reserved, so that nothing moves away from under a press. */}
      <div id={`${id}-state`} className="mt-3 min-h-[1.5em] text-ink-2" role="status">
        {missing ? (
          <p className={isLeft ? 'text-row text-danger' : undefined}>{words.missing(missing)}</p>
        ) : keeping.state === 'refused' ? (
          <p className="text-row text-danger">{keeping.sentence}</p>
        ) : keeping.state === 'theirs' ? (
          <Theirs onTake={() => settle(keeping.words)} onKeep={() => settle(text)} />
        ) : keeping.state === 'offline' || keeping.state === 'busy' || keeping.state === 'broken' ? (
          <p>{typing[keeping.state]}</p>
        ) : waits?.because === 'mistake' ? (
          <p className="text-row text-danger">{changes.waits(waits.sentence)}</p>
        ) : waits ? (
          <p className="text-row text-danger">
            {words.meanwhile} <a href="#/website/changes">{words.choose}</a>
          </p>
        ) : keeping.state === 'keeping' ? (
          <p>{typing.keeping}</p>
        ) : (
          draft && (
            <p>
              {draft.waits?.because === 'later' ? later.at(zone.moment(draft.waits.at, now)) : typing.kept}
            </p>
          )
        )}
      </div>
      {text !== fact.online && (
        <Button
          look="word"
          className="absolute top-12.5 right-0 min-h-20 underline-offset-[0.3em]"
          aria-label={changes.about(typing.discard, fact.label)}
          onClick={() => replace(fact.online)}
        >
          {typing.discard}
        </Button>
      )}
    </Group>
  );
}
