import { useEffect, useState } from 'react';
import * as say from '../../../content/messages/picking.ts';
import { type WhyNotGiven, whyNotGiven } from '../../../contract/booking.ts';
import type { Appointment, FreeTime } from '../../../contract/rows.ts';
import { isWireError, readJson } from '../sending/send-submission.ts';
import { cancelAppointment, moveAppointment, readAppointment } from './requests.ts';

type Change = { kind: 'idle' } | { kind: 'busy' } | { kind: 'begun' } | { kind: 'failed'; message: string };

export function useAppointment(secret: string, found?: Appointment) {
  const [call, setCall] = useState(found);
  /** What the visitor has just done with it. */
  const [news, setNews] = useState<string>();
  const [change, setChange] = useState<Change>({ kind: 'idle' });

  useEffect(() => {
    if (found) return;
    // Until then the answer to the form is shown.
    readAppointment(secret).then(
      ([found]) => setCall((known) => known ?? found),
      () => undefined,
    );
  }, [secret, found]);

  async function ask<Answer>(request: () => Promise<Answer>): Promise<Answer | undefined> {
    setChange({ kind: 'busy' });
    try {
      const answer = await request();
      setChange({ kind: 'idle' });
      return answer;
    } catch {
      setChange({ kind: 'failed', message: say.notChanged });
      return undefined;
    }
  }

  /** Whoever sees another call than there is by now is shown that one, and changes nothing. */
  async function isAsShown(wanted?: string): Promise<boolean> {
    if (!call) return true;
    const [now] = (await ask(() => readAppointment(secret))) ?? [];
    if (!now) return false;
    const at = now.status === 'booked' ? now.starts_at : undefined;
    // An answer that was lost may have been the visitor's own.
    if (at === (call.status === 'booked' ? call.starts_at : undefined) || at === wanted) return true;
    setCall(now);
    setNews(undefined);
    setChange({ kind: 'failed', message: say.changedMeanwhile });
    return false;
  }

  /** The call can be changed until it begins, by the database's clock. */
  function settle(found: Appointment | undefined, isChanged: (call: Appointment) => boolean, done?: string) {
    if (!found) return;
    setCall(found);
    const isDone = isChanged(found);
    setNews(isDone ? done : undefined);
    if (isDone) return;
    // Whose message was spam is given no other time.
    const isOff = found.status === 'cancelled';
    setChange(isOff ? { kind: 'failed', message: say.weSuggestByMail } : { kind: 'begun' });
  }

  return {
    call,
    change,
    news,

    /** The call, read again if that has failed before. */
    find: async () => call ?? (await ask(() => readAppointment(secret)))?.[0],

    async cancel() {
      if (!(await isAsShown())) return;
      const found = await ask(() => cancelAppointment(secret));
      settle(found?.[0], ({ status }) => status === 'cancelled');
    },

    /** `isAnswered` is false where it is not known what has become of it. */
    async move({ starts_at }: FreeTime): Promise<{ why?: WhyNotGiven | undefined; isAnswered: boolean }> {
      if (!(await isAsShown(starts_at))) return { isAnswered: true };
      const body = await ask(async () => {
        const answer = await moveAppointment(secret, starts_at);
        const body = await readJson(answer);
        if (!Array.isArray(body) && !(answer.status < 500 && isWireError(body)))
          throw new TypeError(`No call came, but ${answer.status}`);
        return body as Appointment[] | { code: string; message: string };
      });
      if (!body) return { isAnswered: false };
      if (Array.isArray(body)) {
        const done = call?.status === 'booked' ? say.isMoved : say.isBooked;
        const isGiven = (call: Appointment) =>
          call.status === 'booked' && Date.parse(call.starts_at) === Date.parse(starts_at);
        settle(body[0], isGiven, done);
        return { isAnswered: true };
      }
      const why = isWireError(body) ? whyNotGiven(body) : undefined;
      if (!why) setChange({ kind: 'failed', message: body.message });
      return { why, isAnswered: why !== undefined };
    },
  };
}

export type CallInHand = ReturnType<typeof useAppointment>;
