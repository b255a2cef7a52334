import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { booked } from '../../content/desk-words/call.ts';
import type { CallOutcome, FreeTime } from '../../contract/rows.ts';
import { Buttons } from '../frame/Button.tsx';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { call as ask, isFault } from '../request/ask.ts';
import { refresh } from '../request/client.ts';

type Props = { submission: string; call: Pick<FreeTime, 'starts_at'>; noted: CallOutcome | null | undefined };

/** One press after a call says whether the visitor came; another one corrects it. */
export default function NoteOutcome({ submission, call, noted }: Props) {
  const [event, setEvent] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = useMutation({
    mutationFn: (outcome: CallOutcome) =>
      ask('desk_note_outcome', {
        ...{ event, submission, call_at: call.starts_at },
        ...{ seen: noted ?? null, outcome },
      }),
    onSuccess: () => setEvent(crypto.randomUUID()),
    onSettled: refresh,
  });
  return (
    <>
      <Buttons className="*:flex-1">
        {(['kept', 'missed'] as const)
          .filter((outcome) => outcome !== noted)
          .map((outcome) => (
            <WriteButton
              key={outcome}
              look={noted ? 'small-plain' : 'small'}
              busy={isPending}
              onClick={() => mutate(outcome)}
            >
              {booked[noted ? 'correct' : 'note'][outcome]}
            </WriteButton>
          ))}
      </Buttons>
      <WriteFault error={error} words={isFault(error, 'changed') ? booked.overtaken : undefined} />
    </>
  );
}
