import { createHmac } from 'node:crypto';
import { type Channel, type Notice, postTo, stateOf } from './notice.ts';

type Options = { url: string; secret: string };

/** A signed message to another program, after the Standard Webhooks convention. */
export function createWebhookChannel({ url, secret }: Options, name: 'webhook' | 'webhook-call'): Channel {
  return {
    name,
    close: () => {},
    async send(notice) {
      const { id, sequence, call } = notice;
      if (sequence > 0 && (!call || call.sequence > sequence)) return { kind: 'outdated' };
      const body = JSON.stringify(eventOf(notice));
      const timestamp = Math.floor(Date.now() / 1000);
      const headers = {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': `${timestamp}`,
        'webhook-signature': signatureOf({ id, timestamp, body }, secret),
      };
      const answer = await postTo(url, headers, body);
      if (!(answer instanceof Response)) return answer;
      return answer.ok ? { kind: 'sent' } : { kind: 'failed', reason: `status ${answer.status}` };
    },
  };
}

function eventOf({ sequence, submission, call }: Notice) {
  const { link_hash: _, ...data } = submission;
  const isReceived = sequence === 0;
  return {
    type: isReceived ? 'enquiry.received' : `call.${call ? stateOf(call) : 'cancelled'}`,
    timestamp: isReceived ? submission.received_at : new Date().toISOString(),
    data: { ...data, ...(call && { call }) },
  };
}

type Message = { id: string; timestamp: number; body: string };

/** The webhook-signature header. The secret is `whsec_` followed by base64. */
export function signatureOf({ id, timestamp, body }: Message, secret: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
