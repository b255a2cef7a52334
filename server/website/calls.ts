import { type ChildProcess, fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { WireFault } from '../requests/wire-fault.ts';

/** Calls between the server and processes that it starts: each offers functions, and calls the other's by their names. */

type Functions = Record<string, (...given: never[]) => unknown>;

/** Calls one of the other side's functions. */
export type CallTo<Theirs extends Functions> = <Name extends keyof Theirs & string>(
  name: Name,
  ...given: Parameters<Theirs[Name]>
) => Promise<Awaited<ReturnType<Theirs[Name]>>>;

type Channel = Pick<ChildProcess, 'send' | 'on' | 'connected'>;

type Call = { call: number; name: string; given: unknown[] };
type Answer = { answers: number } & ({ value: unknown } | { fault: object } | { error: string });

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
    const wanted = (Object.hasOwn(ours, name) && ours[name]) as (...given: unknown[]) => unknown;
    const said = await Promise.try(wanted, ...given).then(
      (value) => (value instanceof WireFault ? { fault: { ...value } } : { value }),
      (error: Error) => ({ error: error.message }),
    );
    if (channel.connected) channel.send?.({ answers: call, ...said } as object);
  }

  function settle({ answers, ...said }: Answer): void {
    const { resolve, reject } = waiting.get(answers) ?? {};
    waiting.delete(answers);
    if ('error' in said) reject?.(new Error(said.error));
    // Its class does not pass between processes.
    else resolve?.('fault' in said ? Object.setPrototypeOf(said.fault, WireFault.prototype) : said.value);
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

/**
 * Starts a program in a process of its own, without keys and passwords: with the variables that pages depend on
 * and that programs need to run.
 */
export function startProgram(program: URL): ChildProcess {
  const wanted = /^(SITE_URL|PUBLIC_\w+|PATH|HOME|TMPDIR|TEMP|TMP|SystemRoot|NODE_EXTRA_CA_CERTS)$/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => wanted.test(name)));
  const child = fork(program, { serialization: 'advanced', env });
  endBeforeServer(child);
  return child;
}

/** If memory runs out, this process is killed and not the server. */
export const endBeforeServer = ({ pid }: ChildProcess): void =>
  void writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined);
