import { createHmac } from 'node:crypto';

type Message = { id: string; timestamp: number; body: string };

/** The webhook-signature header; the secret is whsec_ and base64. */
export function signatureOf({ id, timestamp, body }: Message, secret: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
