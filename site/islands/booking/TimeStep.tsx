import { useEffect, useRef, useState } from 'react';
import * as say from '../../../content/messages/picking.ts';
import { OpenMark } from '../../ui/OpenMark.tsx';
import { useOnline } from '../contact-form/use-sending.ts';
import { clockOf, shortDayOf } from './days.ts';
import type { PickerProps } from './Picker.tsx';
import { Room, roomFor } from './Room.tsx';

/** A closed line that loads nothing until it is opened. */
export function TimeStep(picker: Omit<PickerProps, 'of'>) {
  const step = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isNeeded = picker.picked !== null || picker.lost !== null;

  useEffect(() => {
    // The visitor may have opened it before this script loaded.
    if (step.current) setIsOpen(step.current.open);
  }, []);

  useEffect(() => {
    if (isNeeded && step.current) step.current.open = true;
  }, [isNeeded]);

  return (
    <details
      ref={step}
      data-time-step
      className="col-span-full mb-2 border-t border-line noscript:hidden"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex items-baseline justify-between gap-6 py-5">
        <span className="font-display text-h3 font-semibold tracking-tight">{say.pickTitle}</span>
        <span className="flex shrink-0 items-center gap-4 text-small text-ink-2">
          {picker.picked && !isOpen
            ? `${shortDayOf(picker.picked)}, ${clockOf(picker.picked)}`
            : say.optionalMark}
          <OpenMark />
        </span>
      </summary>
      <div className="picker pb-5">
        <Room parts={roomFor(picker.calls.mostTimes)} />
        {isOpen && <Fetched {...picker} />}
      </div>
    </details>
  );
}

/**
 * Loads the picker when the step is opened. A browser does not load a module again after a failure. So without a
 * connection it is not requested, and after a failure the whole page is loaded again, with the draft.
 */
function Fetched(props: Omit<PickerProps, 'of'>) {
  const [fetched, setFetched] = useState<typeof import('./Picker.tsx') | 'missing'>();
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline && !fetched) import('./Picker.tsx').then(setFetched, () => setFetched('missing'));
  }, [isOnline, fetched]);

  if (fetched && fetched !== 'missing') return <fetched.Picker of="message" {...props} />;
  if (isOnline && !fetched) return null;
  return (
    <p data-arrived role="alert">
      {say.cannotBeRead} {say.stillSend}{' '}
      {fetched && (
        <button type="button" className="picker-link" onClick={() => location.reload()}>
          {say.tryAgain}
        </button>
      )}
    </p>
  );
}
