import type { Ref } from 'react';
import { fault, freshness } from '../../content/desk-words/frame.ts';
import { isFault } from '../request/fault.ts';
import { Notice } from './Notice.tsx';

type Props = {
  error: unknown;
  again: () => unknown;
  heading?: 'h1' | 'h2';
  ref?: Ref<HTMLHeadingElement>;
};

/** Says that something could not be read, and asks for it once more. */
export function FaultNotice({ error, again, heading = 'h2', ref }: Props) {
  const offline = isFault(error, 'offline');
  const text = offline ? freshness.offlineFromStart : isFault(error, 'busy') ? fault.busy : fault.text;
  return (
    <div role="alert">
      <Notice ref={ref} heading={heading} title={offline ? freshness.offlineTitle : fault.title} text={text}>
        <button type="button" className="button" onClick={() => again()}>
          {fault.again}
        </button>
      </Notice>
    </div>
  );
}
