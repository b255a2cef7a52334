import { changedMeanwhile, deskPath, notThere, otherWords, settingsHeader } from '../../contract/desk.ts';
import type { Given, Gives, PageFunction } from '../../contract/functions.ts';
import { wordsRefused } from '../../contract/website.ts';
import type { WireError } from '../../contract/wire.ts';
import { keptAnswer } from './kept.ts';

/** After this time there is no connection, whatever the browser says. */
const patience = 30_000;

let heard: string | undefined;

/** The edition of the settings that the server named last. */
export const heardEdition = () => heard;

/** Sends a request to the desk's server. With a body it is a POST. */
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
  heard = response.headers.get(settingsHeader) ?? heard;
  const text = await response.text().catch(() => {
    throw new Fault('offline');
  });
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** Calls a function of the database. */
export const call = <Name extends PageFunction>(name: Name, given: Given<Name>) =>
  keptAnswer(
    name,
    given,
    () => ask<Gives<Name>>(`/call/${name}`, given),
    (error) => isFault(error, 'offline'),
  );

/** Why something was not done. Each kind has its own remedy. */
type FaultKind =
  /** No answer came, so it may have been done. */
  | 'offline'
  /** This device is no longer signed in. */
  | 'ended'
  | 'changed'
  /** Another text is stored under this id. */
  | 'written'
  | 'gone'
  | 'refused'
  | 'busy'
  | 'broken';

export class Fault extends Error {
  readonly kind: FaultKind;
  /** The database's code, if it gave one. */
  readonly code: string | undefined;
  /** Why words of the website were refused. */
  readonly sentence: string | undefined;
  /** What another device has typed, if words were refused because of it. */
  readonly newest: string | null;

  constructor(kind: FaultKind, code?: string, sentence?: string, details: string | null = null) {
    super(code ?? kind);
    this.kind = kind;
    this.code = code;
    this.sentence = code === wordsRefused ? sentence : undefined;
    this.newest = details;
  }
}

/** The server's sentence about why it does not take something. */
export const refusalOf = (error: unknown): string | undefined =>
  error instanceof Fault ? error.sentence : undefined;

export const isFault = (error: unknown, kind: FaultKind): boolean =>
  error instanceof Fault && error.kind === kind;

async function faultOf(response: Response): Promise<Fault> {
  const { code, message, details } = (await response.json().catch(() => ({}))) as Partial<WireError>;
  return new Fault(kindOf(response.status, code), code, message, details);
}

function kindOf(status: number, code: string | undefined): FaultKind {
  if (status === 401) return 'ended';
  if (code === otherWords) return 'written';
  if (code === changedMeanwhile || status === 409) return 'changed';
  if (code === notThere) return 'gone';
  if (status === 429) return 'busy';
  return status >= 500 ? 'broken' : 'refused';
}
