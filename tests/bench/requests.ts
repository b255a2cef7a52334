import { connect, type Socket } from 'node:net';
import { submissionsPath } from '../../contract/wire.ts';
import { makeEnquiry } from '../processes/enquiry.ts';

/** A client that costs little beside the server it measures, because its requests are prepared bytes. */
export function createClient(port: number, connections: number) {
  const idle = Array.from({ length: connections }, () => openLine(port));
  const waiting: ((line: Line) => void)[] = [];

  async function ask(method: string, path: string, body = ''): Promise<number> {
    const line = idle.pop() ?? (await new Promise<Line>((resolve) => waiting.push(resolve)));
    try {
      return await line.ask(
        `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n` +
          `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    } finally {
      const next = waiting.shift();
      if (next) next(line);
      else idle.push(line);
    }
  }

  return {
    async read(path: string) {
      expectStatus(200, await ask('GET', path));
    },
    async sendEnquiry() {
      expectStatus(201, await ask('POST', submissionsPath, JSON.stringify(makeEnquiry())));
    },
    close() {
      for (const line of idle) line.close();
    },
  };
}

type Line = { ask(request: string): Promise<number>; close(): void };

/** A keep-alive connection for one request after another, which is closed before the server would close it. */
function openLine(port: number): Line {
  let open: Socket | undefined;

  function socket() {
    if (open && !open.destroyed) return open;
    const line = connect(port, '127.0.0.1').setNoDelay().setTimeout(4_000);
    line.once('timeout', () => line.destroy());
    // The `close` event that follows reports the error.
    line.on('error', () => undefined);
    open = line;
    return line;
  }

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        const line = socket();
        let head = '';
        let missing = 0;
        const fail = () => reject(new Error('The connection broke.'));
        const read = (bytes: Buffer) => {
          if (head === '') {
            head = bytes.toString('latin1');
            missing = head.indexOf('\r\n\r\n') + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
          }
          missing -= bytes.length;
          if (missing > 0) return;
          line.off('data', read).off('close', fail);
          if (/connection: close/i.test(head)) line.destroy();
          resolve(Number(head.slice(9, 12)));
        };
        line.on('data', read).once('close', fail).write(request);
      }),
    close: () => open?.destroy(),
  };
}

function expectStatus(wanted: number, status: number) {
  if (status !== wanted) throw new Error(`Answered ${status} instead of ${wanted}.`);
}

/** How often a second the task is done by so many workers, each of which starts again when it has finished. */
export async function ratePerSecond(
  task: () => Promise<unknown>,
  hands: number,
  seconds: number,
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const work = async () => {
    while (performance.now() < end) {
      await task();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: hands }, work));
  return done / seconds;
}

export const median = (values: number[]) => quantile(values, 0.5);

export const quantile = (values: number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;
