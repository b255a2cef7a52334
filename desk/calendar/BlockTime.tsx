import { useState } from 'react';
import { block } from '../../content/desk-words/calendar.ts';
import { WriteButton } from '../frame/WriteButton.tsx';
import { BlockDialog } from './BlockDialog.tsx';

export function BlockTime({ day }: { day: string }) {
  const [asks, setAsks] = useState(false);
  return (
    <p className="below">
      <WriteButton className="button" onClick={() => setAsks(true)}>
        {block.open}
      </WriteButton>
      {asks && <BlockDialog day={day} onClose={() => setAsks(false)} />}
    </p>
  );
}
