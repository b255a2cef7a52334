import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A bad connection between a browser and the server: it treats each request as the test says. */

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Scene = {
  /** Forwards the request and returns the answer. */
  forward(): Promise<Answer>;
  /** Forwards half of the request, then nothing. */
  forwardHalf(): Promise<void>;
  /** Sends a whole answer. */
  answer(answer: Answer): void;
  /** Sends these bytes, then closes the connection normally. */
  say(bytes: Buffer): void;
  /** Resets the connection, after these bytes if any. */
  reset(bytes?: Buffer): void;
  /** Stays silent until the browser gives up. */
  silence(): Promise<void>;
};

const json = { 'content-type': 'application/json; charset=utf-8' };
const html = { 'content-type': 'text/html' };

const internalError: Answer = {
  status: 500,
  headers: json,
  body: Buffer.from('{"code":"XX000","message":"internal error","details":null,"hint":null}'),
};
const badGateway: Answer = { status: 502, headers: html, body: Buffer.from('<h1>502 Bad Gateway</h1>') };
const tooMany: Answer = {
  status: 429,
  headers: { ...json, 'retry-after': '2' },
  body: Buffer.from('{"code":"too_many","message":"Please wait a moment.","details":null,"hint":null}'),
};

/** Faults before the request is stored. */
const faultsBefore = {
  'reset before the request': async (scene: Scene) => scene.reset(),
  'reset during the request': async (scene: Scene) => {
    await scene.forwardHalf();
    scene.reset();
  },
  'silence before the request': (scene: Scene) => scene.silence(),
  '500 before the request': async (scene: Scene) => scene.answer(internalError),
  '502 with HTML before the request': async (scene: Scene) => scene.answer(badGateway),
  '429 before the request': async (scene: Scene) => scene.answer(tooMany),
};

/** Faults after the request is stored, so that its answer is lost. */
const faultsAfter = {
  'reset after the request': async (scene: Scene) => {
    await scene.forward();
    scene.reset();
  },
  'reset during the answer': async (scene: Scene) => scene.reset(half(toBytes(await scene.forward()))),
  'truncated answer': async (scene: Scene) => scene.say(toBytes(await scene.forward()).subarray(0, -1)),
  'truncated head': async (scene: Scene) => scene.say(toBytes(await scene.forward()).subarray(0, 20)),
  'silence after the request': async (scene: Scene) => {
    await scene.forward();
    await scene.silence();
  },
  'request delivered too late': async (scene: Scene) => {
    await scene.silence();
    await scene.forward();
  },
  '500 after the request': async (scene: Scene) => {
    await scene.forward();
    scene.answer(internalError);
  },
  '502 with HTML after the request': async (scene: Scene) => {
    await scene.forward();
    scene.answer(badGateway);
  },
};

const plays = {
  none: async (scene: Scene) => scene.answer(await scene.forward()),
  ...faultsBefore,
  ...faultsAfter,
};

export type Fault = keyof typeof plays;
export const namesOfFaultsBefore = Object.keys(faultsBefore) as Fault[];
export const namesOfFaultsAfter = Object.keys(faultsAfter) as Fault[];
export const isSilent = (fault: Fault) => fault.startsWith('silence') || fault.endsWith('too late');

type Options = {
  target: string;
  /** Chooses the next request's fault. */
  next: () => Fault;
  /** Called once a silent request gets nothing more, so that a test need not wait. */
  onSilence: () => void;
};

export async function startFaultyProxy({ target, next, onSilence }: Options) {
  const open = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const fault = next();
    const playing = play(request).finally(() => open.delete(playing));
    open.add(playing);

    async function play(received: IncomingMessage) {
      const body = await buffer(received);
      const { socket } = received;
      await plays[fault]({
        forward: () => forward(target, received, body),
        forwardHalf: () => forwardHalf(target, received, body),
        answer: ({ status, headers, body: text }) => response.writeHead(status, headers).end(text),
        say: (bytes) => socket.end(bytes),
        reset: (bytes) =>
          bytes ? socket.write(bytes, () => socket.resetAndDestroy()) : socket.resetAndDestroy(),
        async silence() {
          const gone = once(socket, 'close');
          onSilence();
          await gone;
        },
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Waits for what is still on its way to the server. */
    async close() {
      await Promise.all(open);
      server.close();
      server.closeAllConnections();
    },
  };
}

async function forward(target: string, received: IncomingMessage, body: Buffer): Promise<Answer> {
  const { method, headers } = received;
  const sent = send(new URL(received.url ?? '', target), { method, headers, agent: false });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

async function forwardHalf(target: string, { method, url, rawHeaders }: IncomingMessage, body: Buffer) {
  const { hostname, port } = new URL(target);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
  const bytes = Buffer.concat([
    Buffer.from(`${[`${method} ${url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`),
    half(body),
  ]);
  await new Promise((resolve) => socket.write(bytes, resolve));
  socket.destroy();
}

function toBytes({ status, headers, body }: Answer): Buffer {
  const { 'transfer-encoding': _, ...kept } = headers;
  const lines = Object.entries({ ...kept, 'content-length': body.length }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return Buffer.concat([
    Buffer.from(`${[`HTTP/1.1 ${status} Answer`, ...lines].join('\r\n')}\r\n\r\n`),
    body,
  ]);
}

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
