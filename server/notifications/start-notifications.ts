import type { Log, Store } from '../database/store.ts';
import type { Settings } from '../settings.ts';
import { createMailChannel } from './mail.ts';
import { type Notifier, startNotifier } from './notifier.ts';
import { createWebhookChannel } from './webhook.ts';

/** Begins to tell the owner of enquiries through whatever is configured. */
export function startNotifications(
  { smtp, webhook }: Pick<Settings, 'smtp' | 'webhook'>,
  store: Store,
  log: Log,
): Notifier {
  const channels = [smtp && createMailChannel(smtp), webhook && createWebhookChannel(webhook)];
  const notifiers = channels
    .filter((channel) => channel !== undefined)
    .map((channel) => startNotifier(channel, store, log));
  if (notifiers.length === 0) log.info(nobodyIsTold);

  return {
    wake: () => {
      for (const notifier of notifiers) notifier.wake();
    },
    stop: async (patience) => {
      await Promise.all(notifiers.map((notifier) => notifier.stop(patience)));
    },
  };
}

const nobodyIsTold =
  'Enquiries are stored but nobody is told of them. For a mail set SMTP_URL and NOTIFY_EMAIL, ' +
  'for a message to another program WEBHOOK_URL and WEBHOOK_SECRET. Read them with: npm run leads';
