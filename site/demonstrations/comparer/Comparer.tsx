import { useReducer, useRef } from 'react';
import sample from '../../../content/demonstrations/ugc-content.yaml';
import { Frame } from '../frame/Frame.tsx';
import { type Act, compare, opening } from './comparison.ts';
import { Halves, Picture, Tray } from './Halves.tsx';

const { looks, rejected } = sample;

/** "Your photo, held beside ours": the same tin in both, and the pictures that we rejected. */
export function Comparer() {
  const halves = useRef<HTMLDivElement>(null);
  const [comparison, act] = useReducer(compare, opening);
  const { shown } = comparison;
  const fault = 'fault' in shown ? rejected.faults[shown.fault] : undefined;
  const caption =
    'look' in shown ? looks[shown.look]?.caption : `${rejected.name}. ${fault?.fault}. ${fault?.reason}`;

  /** On a phone the picture is above the choices, so the page scrolls to it. */
  function show(what: Act) {
    act(what);
    halves.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <Frame words={sample.frame} startOver={sample.startOver} onStartOver={() => act({ kind: 'start over' })}>
      <div className="comparer">
        <div>
          <Halves ref={halves} comparison={comparison} onPull={(line) => act({ kind: 'pull', line })} />
          <p className="controls mt-3 min-h-[4.5em] text-small text-ink-2 lg:min-h-[3em]" aria-live="polite">
            {caption} <small className="text-small text-ink-3">{sample.label}</small>
          </p>
        </div>
        <div data-pictures>
          <fieldset className="choice controls">
            <legend className="mb-3 text-small text-ink-3">{sample.choose}</legend>
            <div className="looks">
              {looks.map(({ picture, name }, index) => (
                <label key={picture}>
                  <input
                    type="radio"
                    name="look"
                    checked={'look' in shown && shown.look === index}
                    onChange={() => show({ kind: 'choose', index })}
                  />
                  <span>
                    <Picture name={picture} alt="" size={880} comes="near" />
                    {name}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <Tray
            compared={'fault' in shown ? shown.fault : undefined}
            onCompare={(index) => show({ kind: 'compare', index })}
          />
        </div>
      </div>
    </Frame>
  );
}
