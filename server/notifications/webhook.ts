import { type Channel, sendingTimeoutMs } from './notice.ts';
import { signatureOf } from './signature.ts';

type Options = { url: string; secret: string };

/** A signed message to another program, as the Standard Webhooks convention has it. */
export function createWebhookChannel({ url, secret }: Options): Channel {
  return {
    name: 'webhook',
    close: () => {},
    async send({ id, submission }) {
      const body = JSON.stringify({
        type: 'enquiry.received',
        timestamp: submission.received_at,
        data: submission,
      });
      const timestamp = Math.floor(Date.now() / 1000);
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'webhook-id': id,
            'webhook-timestamp': `${timestamp}`,
            'webhook-signature': signatureOf({ id, timestamp, body }, secret),
          },
          body,
          redirect: 'manual',
          signal: AbortSignal.timeout(sendingTimeoutMs / 2),
        });
        await response.body?.cancel();
        return response.ok ? { kind: 'sent' } : { kind: 'failed', reason: `status ${response.status}` };
      } catch (error) {
        return { kind: 'failed', reason: describe(error as Error) };
      }
    },
  };
}

/** fetch hides what happened on the network in the cause. */
const describe = ({ name, cause }: Error) =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : name;
