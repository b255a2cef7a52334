import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { PushedNotice } from '../../contract/desk.ts';
import { makeCertificate } from './certificate.ts';

/** A push service on loopback, and the devices of browsers that it serves. */

type Sent = { at: number; headers: IncomingHttpHeaders; notice: PushedNotice; size: number; status: number };
type Answer = (notice: PushedNotice) => { status: number; headers?: Record<string, string> };

const taken: Answer = () => ({ status: 201 });

export async function startPushService() {
  const { certificate, key } = makeCertificate();
  const folder = await mkdtemp(join(tmpdir(), 'raywright-push-'));
  const authority = join(folder, 'certificate.pem');
  await writeFile(authority, certificate);
  const devices = new Map<string, (headers: IncomingHttpHeaders, body: Buffer) => ReturnType<Answer>>();
  const server = createServer({ cert: certificate, key }, async (request, response) => {
    const body = await buffer(request);
    const { status, headers } = devices.get(request.url ?? '')?.(request.headers, body) ?? { status: 404 };
    response.writeHead(status, headers).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `localhost:${(server.address() as AddressInfo).port}`;

  return {
    settings: { PUSH_HOSTS: host, NODE_EXTRA_CA_CERTS: authority },
    /** A browser's subscription, which notes all that is sent to it. */
    subscribe(answer = taken) {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/send/${randomBytes(8).toString('hex')}`;
      const sent: Sent[] = [];
      devices.set(path, (headers, body) => {
        const notice: PushedNotice = JSON.parse(decrypt(body, pair, auth));
        const given = answer(notice);
        sent.push({ at: Date.now(), headers, notice, size: body.length, status: given.status });
        return given;
      });
      return {
        keys: { endpoint: `https://${host}${path}`, p256dh, auth: auth.toString('base64url') },
        sent,
        sentAbout: (id: string) => sent.filter(({ notice }) => notice.id === id),
      };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** As a browser does, after RFC 8291. */
function decrypt(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const derive = (secret: Buffer, by: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const cipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12));
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // The last byte closes the record.
  return plain.subarray(0, -1).toString();
}
