import { once } from 'node:events';
import type { Log, Store } from '../database/store.ts';
import { createAlarm } from './alarm.ts';
import type { Channel, Delivery, Notice } from './notice.ts';
import { createOutbox } from './outbox.ts';

export type Notifier = {
  /** Something was stored: look at once. */
  wake(): void;
  /** Waits so long for what is being sent; what is not marked by then is sent again. */
  stop(patience: AbortSignal): Promise<void>;
};

/** How soon the notices of other servers, and those whose delay has passed, are found. */
const roundMs = 2_000;

/** With delays that grow to an hour: about two days. */
const mostAttempts = 60;
const firstDelaySeconds = 2;
const longestDelaySeconds = 3600;

/** One loop a channel, so that a slow webhook never holds up a mail. */
export function startNotifier(channel: Channel, store: Store, log: Log): Notifier {
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
    channel.close();
  }

  async function deliver(notice: Notice) {
    const delivery = await send(notice);
    if (delivery === undefined) return outbox.setAside(notice);
    if (delivery.kind === 'refused')
      log.info(`${channel.name} notice ${notice.id} is refused for good (${delivery.reason}).`);
    if (delivery.kind !== 'failed') return outbox.settle(notice);
    log.error(wordFailure(channel, notice, delivery.reason));
    return isLast(notice) ? outbox.settle(notice) : outbox.postpone(notice, delayAfter(notice.attempts));
  }

  /** Undefined where a row cannot be put into words: one such must not end the server, or hold up the others. */
  async function send(notice: Notice): Promise<Delivery | undefined> {
    try {
      return await channel.send(notice);
    } catch (error) {
      const { name } = error as Error;
      log.error(
        `SETTING ASIDE ${channel.name} notice ${notice.id}, which cannot be made (${name}). Its enquiry is stored.`,
      );
      return undefined;
    }
  }

  return {
    wake: alarm.ring,
    async stop(patience) {
      isStopping = true;
      alarm.ring();
      await Promise.race([ended, once(patience, 'abort')]);
    },
  };
}

const isLast = ({ attempts }: Notice) => attempts >= mostAttempts;

const delayAfter = (attempts: number) =>
  Math.min(firstDelaySeconds * 2 ** (attempts - 1), longestDelaySeconds);

function wordFailure(channel: Channel, notice: Notice, reason: string): string {
  const { id, attempts } = notice;
  // The id of its enquiry opens that for an hour to whoever has it.
  const attempt = `The ${channel.name} of notice ${id} was not delivered (${reason})`;
  return isLast(notice)
    ? `GIVING UP after ${attempts} attempts. ${attempt}. Its enquiry is stored: npm run leads -- list`
    : `${attempt}. Trying again in ${delayAfter(attempts)} s.`;
}
