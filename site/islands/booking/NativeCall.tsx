import type { ReactNode } from 'react';
import * as words from '../../../content/messages/call.ts';
import { callPath } from '../../../contract/booking.ts';
import { type CallAct, callFields, callToken } from '../../../contract/native-form.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { CallFacts } from './CallFacts.tsx';
import { TimeSelect } from './TimeSelect.tsx';

/** A call where no script runs, as the server answers with it. */
export function NativeCall({ place }: { place: string }) {
  return (
    <div>
      <CallFacts
        day={callToken('day')}
        hours={callToken('hours')}
        facts={[
          { label: words.ourZone, text: callToken('zone') },
          { label: words.howLabel, text: place },
          { label: words.plansLabel, text: words.plans },
        ]}
      />
      <div className="mt-9 grid gap-9">
        <CallForm act="calendar">
          <button type="submit" className={`${buttonClass.solid} max-sm:w-full`}>
            {words.calendarButton}
          </button>
        </CallForm>
        <CallForm act="move">
          <TimeSelect label={words.newTimeLabel} none={words.chooseTime} required />
          <button type="submit" className={`mt-4 ${buttonClass.line} max-sm:w-full`}>
            {words.moveButton}
          </button>
        </CallForm>
        <details>
          <summary className={`${buttonClass.line} cursor-pointer max-sm:w-full`}>
            {words.cancelButton}
          </summary>
          <CallForm act="cancel">
            <p className="mt-4">{words.reallyCancel}</p>
            <button type="submit" className={`mt-3 ${buttonClass.line} max-sm:w-full`}>
              {words.reallyCancelButton}
            </button>
          </CallForm>
        </details>
      </div>
    </div>
  );
}

function CallForm({ act, children }: { act: CallAct; children: ReactNode }) {
  return (
    <form action={callPath} method="post">
      <input type="hidden" name={callFields.secret} value={callToken('secret')} />
      <input type="hidden" name={callFields.act} value={act} />
      {children}
    </form>
  );
}
