import type { ReactNode } from 'react';
import {
  chooseTime,
  moveButton,
  newTimeLabel,
  ourZone,
  reallyCancel,
} from '../../../content/messages/native-call.ts';
import {
  addToCalendar,
  callPlans,
  cancelCall,
  howLabel,
  plansLabel,
  reallyCancelCall,
} from '../../../content/messages/picking.ts';
import { callPath } from '../../../contract/booking.ts';
import { type CallAct, callFields, callToken } from '../../../contract/native-form.ts';
import { buttonClass } from '../../ui/ButtonLink.tsx';
import { CallFact, CallFacts, CallHead } from './CallFacts.tsx';
import { TimeSelect } from './TimeSelect.tsx';

/** The page of a call where no script runs, which the server fills in. */
export function NativeCall({ place }: { place: string }) {
  return (
    <>
      <CallHead day={callToken('day')} hours={callToken('hours')} />
      <CallFacts>
        <CallFact label={ourZone}>{callToken('zone')}</CallFact>
        <CallFact label={howLabel}>{place}</CallFact>
        <CallFact label={plansLabel}>{callPlans}</CallFact>
      </CallFacts>
      <div className="mt-6 grid gap-9">
        <CallForm act="calendar">
          <button type="submit" className={`${buttonClass.solid} max-sm:w-full`}>
            {addToCalendar}
          </button>
        </CallForm>
        <CallForm act="move">
          <TimeSelect label={newTimeLabel} none={chooseTime} required />
          <button type="submit" className={`mt-4 ${buttonClass.line} max-sm:w-full`}>
            {moveButton}
          </button>
        </CallForm>
        <details>
          <summary className={`${buttonClass.line} cursor-pointer max-sm:w-full`}>{cancelCall}</summary>
          <CallForm act="cancel">
            <p className="mt-4">{reallyCancel}</p>
            <button type="submit" className={`mt-3 ${buttonClass.line} max-sm:w-full`}>
              {reallyCancelCall}
            </button>
          </CallForm>
        </details>
      </div>
    </>
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
