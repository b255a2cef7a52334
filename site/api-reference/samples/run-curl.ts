import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A request as an example asks for it. */
export type Asked = { method: string; url: string; headers: Record<string, string>; body: unknown };

/** Runs a script in bash, beside the files it needs, with a curl that only takes down what it is asked. */
export function runCurl(
  script: string,
  environment: Record<string, string>,
  files: Record<string, string> = {},
): Asked[] {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'curl-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder.path, name), text);
  // Too long for an argument, and what a script reads is what stands at the keyboard.
  const recorder = [
    'set -eu',
    'uuidgen() { echo a-uuid; }',
    `curl() { printf '%s\\0' "$@"; printf '\\f'; }`,
  ].join('\n');
  writeFileSync(join(folder.path, 'script.sh'), `${recorder}\n${script}\n`);
  const { stdout, stderr, status } = spawnSync('bash', ['script.sh'], {
    cwd: folder.path,
    env: { PATH: process.env['PATH'], ...environment },
    input: 'a-key\n',
    encoding: 'utf8',
  });
  if (status !== 0 || stderr !== '') throw new Error(`bash ended with ${status}: ${stderr}`);
  return stdout
    .split('\f')
    .slice(0, -1)
    .map((call) => parse(call.split('\0').slice(0, -1), folder.path));
}

const flags = ['--fail-with-body', '--get', '--include'];

function parse(words: string[], folder: string): Asked {
  const asked: Asked = { method: 'GET', url: '', headers: {}, body: undefined };
  const query = new URLSearchParams();
  const rest = words.values();
  for (const word of rest) {
    const value = () => rest.next().value ?? '';
    if (word === '--request') asked.method = value();
    else if (word === '--header') {
      const [name = '', content = ''] = value().split(/: (.*)/);
      asked.headers[name] = content;
    } else if (word === '--data-urlencode') query.append(...(value().split('=') as [string, string]));
    else if (word === '--data') {
      const data = value();
      asked.body = JSON.parse(
        data.startsWith('@') ? readFileSync(join(folder, data.slice(1)), 'utf8') : data,
      );
      if (asked.method === 'GET') asked.method = 'POST';
    } else if (!word.startsWith('--')) asked.url = word;
    else if (!flags.includes(word)) throw new Error(`This curl does not know ${word}`);
  }
  if (query.size > 0) asked.url += `?${query}`;
  return asked;
}
