import type { Ref } from 'react';
import { yourCall } from '../../../content/messages/picking.ts';

type Props = { day: string; hours: string; isOff?: boolean; heading?: Ref<HTMLHeadingElement> };

/** When we talk, large, above a line of light. */
export function CallHead({ day, hours, isOff = false, heading }: Props) {
  return (
    <>
      <p className="text-small text-ink-2">{yourCall}</p>
      <h2
        ref={heading}
        id="call"
        tabIndex={-1}
        className={`mt-4 text-h2 outline-none ${isOff ? 'text-ink-3 line-through' : ''}`}
      >
        <span className="block">{day} </span>
        <span className="block">{hours}</span>
      </h2>
      <div className="mt-7 h-0.5 bg-(image:--spectrum)" />
    </>
  );
}
