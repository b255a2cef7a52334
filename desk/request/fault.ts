import { changedMeanwhile, notThere, otherWords } from '../../contract/desk.ts';

/** Why nothing was done: what there is to do about it differs. */
export type FaultKind =
  /** Nobody answered, so nobody knows. */
  | 'offline'
  /** This device is not signed in any more. */
  | 'ended'
  | 'changed'
  /** Under this id other words are kept. */
  | 'written'
  | 'gone'
  | 'refused'
  | 'busy'
  | 'broken';

export class Fault extends Error {
  readonly kind: FaultKind;
  /** The database's, where it has one. */
  readonly code: string | undefined;

  constructor(kind: FaultKind, code?: string) {
    super(code ?? kind);
    this.kind = kind;
    this.code = code;
  }
}

export const isFault = (error: unknown, kind: FaultKind): boolean =>
  error instanceof Fault && error.kind === kind;

export async function faultOf(response: Response): Promise<Fault> {
  const { code } = (await response.json().catch(() => ({}))) as { code?: string };
  return new Fault(kindOf(response.status, code), code);
}

function kindOf(status: number, code: string | undefined): FaultKind {
  if (status === 401) return 'ended';
  if (code === otherWords) return 'written';
  if (code === changedMeanwhile || status === 409) return 'changed';
  if (code === notThere) return 'gone';
  if (status === 429) return 'busy';
  return status >= 500 ? 'broken' : 'refused';
}
