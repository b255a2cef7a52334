import { deskPath } from '../../contract/desk.ts';
import type { Log, Store } from '../database/store.ts';
import { opensAt } from '../desk/place.ts';
import type { Settings } from '../settings.ts';
import { createMailChannel, createOwnerCallChannel } from './mail.ts';
import type { Channel } from './notice.ts';
import { type Notifier, startNotifier } from './notifier.ts';
import { createVisitorCallChannel } from './visitor-mail.ts';
import { createWebhookChannel } from './webhook.ts';

type Parts = {
  settings: Pick<Settings, 'smtp' | 'webhook' | 'siteUrl' | 'isDeskOn'>;
  /** What mails say of a call. */
  booking: { zone: string; place: string };
  store: Store;
  log: Log;
};

/** Begins to tell of enquiries and calls through whatever is configured. */
export function startNotifications({ settings, booking, store, log }: Parts): Notifier {
  const { smtp, webhook, siteUrl, isDeskOn } = settings;
  const channels: Channel[] = [];
  if (smtp) {
    const deskUrl = isDeskOn && opensAt(siteUrl) ? `${siteUrl}${deskPath}` : undefined;
    const options = { ...smtp, ...booking, deskUrl };
    channels.push(
      createMailChannel(options),
      createOwnerCallChannel(options),
      createVisitorCallChannel({ ...options, store, siteUrl, log }),
    );
  }
  if (webhook)
    channels.push(createWebhookChannel(webhook, 'webhook'), createWebhookChannel(webhook, 'webhook-call'));
  const notifiers = channels.map((channel) => startNotifier(channel, store, log));
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
