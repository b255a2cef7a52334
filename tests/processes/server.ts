import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memorySaving } from '../../server/memory-saving.ts';
import { keepAsChild } from './children.ts';

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

/** The real server in its own process, on a free port, with its own data folder. */
export type RunningServer = {
  url: string;
  port: number;
  process: ChildProcess;
  /** Everything that it has printed so far. */
  output: () => string;
  /** Stops it as a process manager or Ctrl-C would, and returns its exit code. */
  stop: (signal?: 'SIGTERM' | 'SIGINT') => Promise<number | null>;
};

/** Starts the server of this project, or of a copy of it. */
export async function startServer(
  variables: Record<string, string> = {},
  program = main,
  flags: string[] = [],
): Promise<RunningServer> {
  const dataDir =
    variables['DATA_DIR'] ?? (await (variables['DATABASE_URL'] ? emptyDataDir() : makeDataDir()));
  const child = spawnServer({ PORT: '0', ...variables, DATA_DIR: dataDir }, program, flags);
  const url = await printed(child, / is at (\S+)/);
  return {
    url,
    port: Number(new URL(url).port),
    process: child.process,
    output: child.output,
    async stop(signal = 'SIGTERM') {
      child.process.kill(signal);
      const code = await child.exited;
      if (!variables['DATA_DIR']) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/** It lies in the folder of the run, which is removed when the run ends, with the builds of the site that servers made. */
export async function makeDataDir(): Promise<string> {
  const template = process.env['DATA_TEMPLATE'];
  const folder = await emptyDataDir();
  if (template) await cp(template, folder, { recursive: true });
  return folder;
}

export const emptyDataDir = () =>
  mkdtemp(join(dirname(process.env['DATA_TEMPLATE'] ?? join(tmpdir(), 'data')), 'raywright-'));

/**
 * A third of a start is the system handing out memory, page by page. Large pages, and a small space for new objects,
 * take a fifth of the start away.
 */
const quickStart = {
  flags: ['--max-semi-space-size=4'],
  variables: { GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1' },
};

/** For servers that may exit before they listen. */
export function spawnServer(variables: Record<string, string>, program = main, flags: string[] = []) {
  // The environment of the test run must not affect the server under test.
  const { PATH = '', TMPDIR = '', NODE_COMPILE_CACHE = '', SPEND_MEMORY } = process.env;
  const memory = SPEND_MEMORY ? quickStart : memorySaving;
  const child = keepAsChild(
    spawn(process.execPath, [...memory.flags, ...flags, program], {
      env: { PATH, TMPDIR, NODE_COMPILE_CACHE, ...memory.variables, ...variables },
    }),
  );
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const exited = once(child, 'close').then(([code]) => code as number | null);
  return { process: child, output: () => text, exited };
}

type SpawnedServer = ReturnType<typeof spawnServer>;

/** Resolves with the pattern's first group as soon as the server has printed a match. */
function printed(server: SpawnedServer, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const [, found] = pattern.exec(server.output()) ?? [];
      if (found !== undefined) resolve(found);
    };
    server.process.stdout.on('data', look);
    server.exited.then(() => reject(new Error(`The server stopped early:\n${server.output()}`)), reject);
    look();
  });
}
