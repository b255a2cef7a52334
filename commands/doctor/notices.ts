import { randomUUID } from 'node:crypto';
import { createMailChannel } from '../../server/notifications/mail.ts';
import type { Channel } from '../../server/notifications/notice.ts';
import { createWebhookChannel } from '../../server/notifications/webhook.ts';
import type { Settings } from '../../server/settings.ts';
import { bad, type Finding, good, skipped } from './finding.ts';

/** Sends one made-up enquiry through each channel, when asked to. */
export async function checkNotices({ smtp, webhook }: Settings, isAskedTo: boolean): Promise<Finding[]> {
  const channels = [
    smtp && createMailChannel({ ...smtp, zone: 'UTC' }),
    webhook && createWebhookChannel(webhook, 'webhook'),
  ].filter((channel) => channel !== undefined);
  if (channels.length === 0) return [skipped('no mail and no webhook is set here')];
  if (!isAskedTo) return [skipped('mail and webhook are tried with --send')];
  return Promise.all(channels.map(tryChannel));
}

async function tryChannel(channel: Channel): Promise<Finding> {
  const now = new Date().toISOString();
  const sending = await channel.send({
    id: randomUUID(),
    attempts: 1,
    sequence: 0,
    call: null,
    submission: {
      id: randomUUID(),
      name: 'Doctor',
      email: 'doctor@example.com',
      phone_number: null,
      instagram_handle: null,
      other_social_media: null,
      business_details: 'A check of the notifications. Nobody has written this.',
      created_at: now,
      source: 'connection-test',
      website: null,
      seconds_to_fill: null,
      suspected_spam: false,
      received_at: now,
      wanted_time: null,
      time_zone: null,
      link_hash: null,
      came_from: null,
    },
  });
  channel.close();
  return sending.kind !== 'failed'
    ? good(`the ${channel.name} was taken; see that it arrives`)
    : bad(
        `the ${channel.name} was not taken (${sending.reason})`,
        'Check the address, the login and the port.',
      );
}
