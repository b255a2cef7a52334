import { type DeskCalls, deskPath } from '../../contract/desk.ts';
import { Fault, faultOf } from './fault.ts';

/** Whoever waits longer has no connection, whatever the browser says. */
const patience = 30_000;

/** Asks the desk's server; with a body it is a POST. */
export async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(deskPath + path, {
    signal: AbortSignal.timeout(patience),
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw new Fault('offline');
  });
  if (!response.ok) throw await faultOf(response);
  const text = await response.text().catch(() => {
    throw new Fault('offline');
  });
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** Calls a function of the database. */
export const call = <Name extends keyof DeskCalls>(name: Name, given: DeskCalls[Name]['given']) =>
  ask<DeskCalls[Name]['gives']>(`/call/${name}`, given);
