import type { ChildProcess } from 'node:child_process';
import { WireFault } from '../requests/wire-fault.ts';

/** Calls between the server and the editor's process: each offers functions, and calls the other's by their names. */

type Functions = Record<string, (...given: never[]) => unknown>;

/** Calls one of the other side's functions. */
export type CallTo<Theirs extends Functions> = <Name extends keyof Theirs & string>(
  name: Name,
  ...given: Parameters<Theirs[Name]>
) => Promise<Awaited<ReturnType<Theirs[Name]>>>;

type Channel = Pick<ChildProcess, 'send' | 'on' | 'connected'>;

type Call = { call: number; name: string; given: unknown[] };
type Answer = { answers: number } & ({ value: unknown } | { fault: Sent } | { error: string });
/** A fault without its class, which does not pass between processes. */
type Sent = Pick<WireFault, 'status' | 'error' | 'headers'>;

/** The other process has ended, and answers nothing any more. */
export class EndedMeanwhile extends Error {
  override message = 'the process that reads its words has ended';
}

export function connect<Theirs extends Functions>(channel: Channel, ours: Functions): CallTo<Theirs> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let calls = 0;

  channel.on('message', (message: Call | Answer) => {
    if ('call' in message) void answer(message);
    else settle(message);
  });
  channel.on('disconnect', () => {
    for (const { reject } of waiting.values()) reject(new EndedMeanwhile());
    waiting.clear();
  });

  async function answer({ call, name, given }: Call): Promise<void> {
    const said = await Promise.try(ours[name] as (...given: unknown[]) => unknown, ...given).then(
      (value) => (value instanceof WireFault ? { fault: { ...value } } : { value }),
      (error: Error) => ({ error: error.message }),
    );
    if (channel.connected) channel.send?.({ answers: call, ...said } as object);
  }

  function settle({ answers, ...said }: Answer): void {
    const { resolve, reject } = waiting.get(answers) ?? {};
    waiting.delete(answers);
    if ('error' in said) reject?.(new Error(said.error));
    else resolve?.('fault' in said ? faultOf(said.fault) : said.value);
  }

  return (name, ...given) => {
    if (!channel.connected) return Promise.reject(new EndedMeanwhile());
    const asked = Promise.withResolvers<unknown>();
    calls += 1;
    waiting.set(calls, asked);
    channel.send?.({ call: calls, name, given } satisfies Call);
    return asked.promise as ReturnType<CallTo<Theirs>> as never;
  };
}

const faultOf = ({ status, error, headers }: Sent) =>
  new WireFault(status, error.code, error.message, {
    details: error.details,
    hint: error.hint,
    headers,
  });
