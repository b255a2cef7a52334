import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';

/**
 * Web Push as its standards have it: what is sent is encrypted for one device (RFC 8291), and the push service learns who
 * sends it (RFC 8292). All texts but the plain one are base64url.
 */

const curve = 'prime256v1';
const bytesOf = (text: string) => Buffer.from(text, 'base64url');
const derive = (secret: Buffer | string, salt: Buffer | string, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** The keys that a browser makes for a subscription. */
export type DeviceKeys = { p256dh: string; auth: string };

/** Whether something can be encrypted with them: a point of the curve, and 16 bytes. */
export function areKeys({ p256dh, auth }: DeviceKeys): boolean {
  try {
    return bytesOf(auth).length === 16 && newPair().computeSecret(bytesOf(p256dh)).length > 0;
  } catch {
    return false;
  }
}

function newPair(): ECDH {
  const pair = createECDH(curve);
  pair.generateKeys();
  return pair;
}

/** Encrypts up to 3,993 bytes in one record. Salt and pair are new each time. */
export function encrypt(
  plain: string,
  { p256dh, auth }: DeviceKeys,
  { salt, pair } = { salt: randomBytes(16), pair: newPair() },
): Buffer<ArrayBuffer> {
  const receiver = bytesOf(p256dh);
  const sender = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const secret = derive(pair.computeSecret(receiver), bytesOf(auth), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const head = Buffer.from([0, 0, 0x10, 0, sender.length]);
  // The last byte says that no other record follows.
  const sealed = [cipher.update(plain), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, head, sender, ...sealed]);
}

/** Who sends, as push services know it. The private half follows from the service key, so that all copies have the same. */
export function identityFrom(serviceKey: string) {
  // All its 32 bytes: what Node gives back of a key loses leading zeros.
  const secret = derive(serviceKey, '', 'web push', 32);
  const kind = { format: 'raw-private', asymmetricKeyType: 'ec', namedCurve: 'P-256' } as const;
  const key = createPrivateKey({ key: secret, ...kind });
  const publicKey = createPublicKey(key).export({ format: 'raw-public' }).toString('base64url');
  return {
    publicKey,
    /** The Authorization header for a push service, which may write to the contact. */
    authorize(endpoint: string, contact: string): string {
      const exp = Math.floor(Date.now() / 1000) + 12 * 60 * 60;
      const claims = { aud: new URL(endpoint).origin, exp, sub: contact };
      const signed = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encoded).join('.');
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
