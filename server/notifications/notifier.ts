import { once } from 'node:events';
import { deskPath } from '../../contract/desk.ts';
import type { CallTerms } from '../booking/offer.ts';
import type { Log, Store } from '../database/store.ts';
import { opensAt } from '../requests/request-origin.ts';
import type { Settings } from '../settings.ts';
import { createMailChannel, createOwnerCallChannel, createVisitorCallChannel } from './mail.ts';
import { type Channel, createOutbox, type Delivery, type Notice } from './notice.ts';
import { createPushChannel } from './push.ts';
import { createWebhookChannel } from './webhook.ts';

/** How often to look for other servers' notices, and for those whose delay has passed. */
const roundMs = 2_000;

/** With delays that grow to an hour, this is about two days. */
const mostAttempts = 60;
const firstDelaySeconds = 2;
const longestDelaySeconds = 3600;

/** One loop per channel, so that a slow webhook never holds up an email. */
function startNotifier(channel: Channel, store: Store, log: Log) {
  const outbox = createOutbox(store, log);
  const alarm = createAlarm();
  let isStopping = false;
  const ended = loop();

  async function loop() {
    while (!isStopping) {
      const notices = await outbox.claim(channel.name);
      await Promise.all(notices.map(deliver));
      if (notices.length === 0) await alarm.sleep(roundMs);
    }
    await channel.close();
  }

  async function deliver(notice: Notice) {
    const delivery = await send(notice);
    if (delivery === undefined) return outbox.setAside(notice);
    if (delivery.kind === 'refused')
      log.info(`${channel.name} notice ${notice.id} is refused for good (${delivery.reason}).`);
    if (delivery.kind === 'early') return outbox.postpone(notice, delivery.seconds);
    if (delivery.kind !== 'failed') return outbox.settle(notice);
    const { reason, retryAfter = 0 } = delivery;
    const delay = delayAfter(notice.attempts, retryAfter);
    log.error(wordFailure(channel, notice, reason, delay));
    return isLast(notice) ? outbox.settle(notice) : outbox.postpone(notice, delay);
  }

  /** Undefined for a row that cannot be worded. Such a row must not end the server or hold up others. */
  async function send(notice: Notice): Promise<Delivery | undefined> {
    try {
      return await channel.send(notice);
    } catch (error) {
      const { name } = error as Error;
      log.error(
        `SETTING ASIDE ${channel.name} notice ${notice.id}, which cannot be made (${name}). The visitor's message is stored.`,
      );
      return undefined;
    }
  }

  return {
    /** Looks for notices at once, because something was stored. */
    wake: alarm.ring,
    /** Waits for notices that are being sent. Those not finished in time are sent again later. */
    async stop(patience: AbortSignal): Promise<void> {
      isStopping = true;
      alarm.ring();
      await Promise.race([ended, once(patience, 'abort')]);
    },
  };
}

const isLast = ({ attempts }: Notice) => attempts >= mostAttempts;

const delayAfter = (attempts: number, atLeast: number) =>
  Math.min(Math.max(firstDelaySeconds * 2 ** (attempts - 1), atLeast), longestDelaySeconds);

function wordFailure(channel: Channel, notice: Notice, reason: string, delay: number): string {
  const { id, attempts } = notice;
  // Logs the notice's id: the enquiry's id opens the enquiry for an hour to anybody who has it.
  const attempt = `The ${channel.name} of notice ${id} was not delivered (${reason})`;
  return isLast(notice)
    ? `GIVING UP after ${attempts} attempts. ${attempt}. The visitor's message is stored: npm run leads -- list`
    : `${attempt}. Trying again in ${delay} s.`;
}

/** Lets a loop sleep until its next round or until it is woken; a wake before the sleep counts too. */
function createAlarm() {
  let { promise, resolve } = Promise.withResolvers<void>();
  return {
    ring: () => resolve(),
    async sleep(milliseconds: number): Promise<void> {
      const timer = setTimeout(resolve, milliseconds);
      await promise;
      clearTimeout(timer);
      ({ promise, resolve } = Promise.withResolvers<void>());
    },
  };
}

type Parts = {
  settings: Pick<Settings, 'smtp' | 'webhook' | 'siteUrl' | 'isDeskOn' | 'pushHosts'>;
  serviceKey: string;
  /** What emails say about a call. */
  callTerms: CallTerms;
  store: Store;
  log: Log;
};

/** Starts a loop for each configured channel. */
export function startNotifications({ settings, serviceKey, callTerms, store, log }: Parts) {
  const { smtp, webhook, siteUrl, isDeskOn, pushHosts } = settings;
  const channels: Channel[] = [];
  if (smtp) {
    const deskUrl = isDeskOn && opensAt(siteUrl) ? `${siteUrl}${deskPath}` : undefined;
    const options = { ...smtp, callTerms, deskUrl, siteUrl };
    channels.push(
      createMailChannel(options),
      createOwnerCallChannel(options),
      createVisitorCallChannel({ ...options, store, log }, 'visitor-call'),
      createVisitorCallChannel({ ...options, store, log }, 'visitor-reminder'),
    );
  }
  if (webhook)
    channels.push(createWebhookChannel(webhook, 'webhook'), createWebhookChannel(webhook, 'webhook-call'));
  if (channels.length === 0) log.info(nobodyIsTold);
  if (isDeskOn) {
    const options = { serviceKey, pushHosts, callTerms, store, log };
    for (const name of ['push', 'push-deadline', 'push-later', 'push-call'] as const)
      channels.push(createPushChannel(options, name));
  }
  const notifiers = channels.map((channel) => startNotifier(channel, store, log));

  return {
    wake: () => {
      for (const notifier of notifiers) notifier.wake();
    },
    stop: async (patience: AbortSignal) => {
      await Promise.all(notifiers.map((notifier) => notifier.stop(patience)));
    },
  };
}

const nobodyIsTold =
  'Messages are stored but nobody is told of them, except on devices that ask for it at the desk. For an email set SMTP_URL and NOTIFY_EMAIL, ' +
  'for a message to another program WEBHOOK_URL and WEBHOOK_SECRET. Read them with: npm run leads';
