import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeEnquiry } from '../processes/enquiry.ts';
import { startServer } from '../processes/server.ts';
import { runCommand } from '../support/command.ts';
import { freshStore } from '../support/either-store.ts';
import { serviceKey } from '../support/engines.ts';
import { send } from '../support/enquiries.ts';
import { headerOf, partOf } from '../support/mail-parts.ts';
import { startMailbox } from '../support/mailbox.ts';

/** Then it waits for seven o’clock. */
const now = Temporal.Now.zonedDateTimeISO('America/Chicago');
const isMondayMorning = now.dayOfWeek === 1 && now.hour < 8;

test.skipIf(isMondayMorning)(
  'a server tells the owner once what last week brought, and nothing of a week in which nobody came',
  async () => {
    const mailbox = await startMailbox();
    onTestFinished(mailbox.stop);
    const store = await freshStore();
    const other = await freshStore();
    onTestFinished(store.remove);
    onTestFinished(other.remove);
    const settings = { ...store.settings, SERVICE_ROLE_KEY: serviceKey, ...mailbox.settings };
    const mondays = () => mailbox.mails.filter(({ messageId }) => messageId.startsWith('monday-'));
    const mailAbout = (name: string) =>
      expect.poll(() => mailbox.mails.some(({ raw }) => headerOf(raw, 'Subject').includes(name))).toBe(true);

    const first = await startServer(settings);
    await send(first.url, makeEnquiry({ name: 'Ines' }));
    await send(first.url, makeEnquiry({ name: 'Jo', phone_number: null }));
    await mailAbout('Jo');
    await first.stop();
    expect(mondays()).toEqual([]);

    await store.query(`
      update desk.cases set received_at = date_trunc('week', now() at time zone 'America/Chicago')
        at time zone 'America/Chicago' - interval '3 days',
        later_until = case when phone is null then now() + interval '1 day' end`);
    const second = await startServer(settings);
    await expect.poll(() => mondays().length).toBe(1);
    const [mail] = mondays();
    expect(headerOf(mail?.raw ?? '', 'Subject')).toMatch(/^Last week: 2 messages, 0 /);
    expect(partOf(mail?.raw ?? '', 'text/plain')).toMatch(
      /0 of 2 answered [^\n]+\n[\s\S]*1 still to be answered, 1 of them late\s+1 put off, 1 of them late\s+- .?Ines.?, since [^\n]+\n- .?Jo.?, since/,
    );
    expect(mail?.to).toEqual(['owner@raywright.example']);
    const file = join(store.settings.DATA_DIR, 'backup.ndjson');
    await runCommand('commands/backup.ts', [file], settings);
    await second.stop();

    // What is restored elsewhere tells nobody again, as the next start here.
    const elsewhere = { ...settings, ...other.settings };
    expect((await runCommand('commands/backup.ts', ['restore', file], elsewhere)).code).toBe(0);
    const restored = await startServer(elsewhere);
    await send(restored.url, makeEnquiry({ name: 'Lea' }));
    await mailAbout('Lea');
    await restored.stop();
    const third = await startServer(settings);
    await send(third.url, makeEnquiry({ name: 'Kim' }));
    await mailAbout('Kim');
    expect(mondays()).toHaveLength(1);
    await third.stop();
  },
);
