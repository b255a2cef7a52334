import { company } from '../../content/company.ts';
import { isolated } from '../../content/isolated.ts';
import type { PushedNotice } from '../../contract/desk.ts';
import { promisedIn } from '../../contract/promise.ts';
import { dueAt } from '../../contract/running-time.ts';
import type { CallTerms } from '../booking/offer.ts';
import type { Log, Store } from '../database/store.ts';
import {
  type Channel,
  createOutbox,
  type Delivery,
  type Notice,
  type PushChannelName,
  postTo,
  reminderIn,
  stateOf,
} from './notice.ts';
import { encrypt, identityFrom } from './web-push.ts';

type Options = {
  serviceKey: string;
  pushHosts: string[];
  callTerms: Pick<CallTerms, 'zone'>;
  store: Store;
  log: Log;
};

/**
 * Tells a device, through the push service of its browser: of a message or its call, that an answer is nearly due, or that
 * what was put off is back; and a day and an hour before a call.
 */
export function createPushChannel(options: Options, name: PushChannelName): Channel {
  const { serviceKey, pushHosts, callTerms, store, log } = options;
  const identity = identityFrom(serviceKey);
  const outbox = createOutbox(store, log);
  return {
    name,
    close: () => {},
    async send(notice) {
      const { submission, device } = notice;
      const kind = (
        {
          push: kindOf(notice),
          'push-deadline': 'deadline',
          'push-later': 'later',
          'push-call': 'call',
        } as const
      )[name];
      if (!device || !kind) return { kind: 'outdated' };
      const { endpoint, shows_name, is_open, to_answer } = device;
      const reminder = reminderIn(notice);
      const isDue = name === 'push-call' ? reminder : name === 'push' || is_open;
      if (!isDue) return { kind: 'outdated' };
      if (kind === 'deadline') {
        const seconds = secondsUntilDue(notice, callTerms.zone);
        if (seconds > 0) return { kind: 'early', seconds };
      }
      // Whoever has the service key can give the database any address.
      if (!isPushService(endpoint, pushHosts)) return { kind: 'refused', reason: 'an unknown push service' };
      const content: PushedNotice = {
        ...{ id: submission.id, kind, to_answer },
        ...(shows_name && { name: isolated(submission.name) }),
      };
      const headers = {
        Authorization: identity.authorize(endpoint, `mailto:${company.email}`),
        'Content-Encoding': 'aes128gcm',
        TTL: `${24 * 60 * 60}`,
        Urgency: 'high',
        // What has not reached the device yet gives way to what is newer about the same enquiry.
        Topic: submission.id.replaceAll('-', ''),
      };
      const answer = await postTo(endpoint, headers, encrypt(JSON.stringify(content), device));
      if (!(answer instanceof Response)) return answer;
      if (answer.status === 404 || answer.status === 410) await outbox.forgetDevice(device);
      if (answer.ok && name === 'push-call' && reminder?.next)
        return { kind: 'early', seconds: reminder.next };
      return deliveryOf(answer);
    },
  };
}

/** Undefined for a change of a call that has changed again since. */
function kindOf({ sequence, call }: Notice): PushedNotice['kind'] | undefined {
  if (sequence === 0) return call?.status === 'booked' ? 'booked' : 'message';
  if (!call || call.sequence > sequence) return undefined;
  return stateOf(call);
}

/** How long until a quarter of the promised time is left. */
const secondsUntilDue = ({ submission }: Notice, zone: string) =>
  Math.ceil((dueAt(Date.parse(submission.received_at), promisedIn(zone), 0.75) - Date.now()) / 1000);

/** Whether an address is one of a known push service. In a list of them `*.` stands for any name before the rest. */
export function isPushService(address: string, hosts: string[]): boolean {
  const { protocol, host, username } = URL.parse(address) ?? {};
  if (protocol !== 'https:' || host === undefined || username !== '') return false;
  return hosts.some((known) => (known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known));
}

function deliveryOf({ ok, status, headers }: Response): Delivery {
  const reason = `status ${status}`;
  if (ok) return { kind: 'sent' };
  if (status !== 429 && status < 500) return { kind: 'refused', reason };
  // A date instead of seconds is no number, and is left to our own delays.
  return { kind: 'failed', reason, retryAfter: Number(headers.get('Retry-After')) || 0 };
}
