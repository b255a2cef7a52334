import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { freePort } from '../processes/free-port.ts';
import { openDesk } from '../support/desk.ts';
import { headerOf, partOf } from '../support/mail-parts.ts';
import { startMailbox } from '../support/mailbox.ts';
import { enquire, reply, start, startDesk } from '../support/replies.ts';
import { sampleOf } from '../support/thorough.ts';

/** A reply is sent from the owner, and what became of it is known. */

/** Of the head alone: what was written may look like one. */
const headOf = ({ raw }: { raw: string }, name: string) => headerOf(raw.split('\r\n\r\n')[0] ?? '', name);

describe('with a mail server that takes mail', async () => {
  const refused = new Set<string>();
  const mailbox = await startMailbox((messageId) => refused.has(messageId));
  const { url, stop } = await startDesk(mailbox.settings);
  afterAll(async () => {
    await stop();
    await mailbox.stop();
  });
  afterEach(() => {
    mailbox.mails.length = 0;
  });
  const repliesIn = () => mailbox.mails.filter(({ to }) => to.includes('ada@example.com'));

  test('a reply is sent from the owner, kept, and answers the enquiry', async () => {
    const desk = await openDesk(url);
    const id = await enquire(url, {
      name: 'Ada "Bcc: x@y.example" <Bö>',
      business_details: 'Two chairs, and\nmessages all day.',
    });
    const { settings } = JSON.parse((await desk.get('opening')).body.toString());
    expect(await desk.call('desk_name_device', { session: settings.session, person: ' Anna ' })).toBe(true);
    const event = randomUUID();
    expect(await reply(desk, id, event, 'Hi Ada,\r\n.\r\nBcc: third@example.com\r\n\r\nBcc: x')).toEqual({
      status: 200,
      state: 'sent',
    });
    const [mail] = repliesIn();
    if (!mail) throw new Error('Nothing was sent.');
    expect(mail.messageId).toBe(`${event}@raywright.example`);
    expect(headOf(mail, 'From')).toContain('<owner@raywright.example>');
    expect(headOf(mail, 'In-Reply-To')).toBe('');
    expect(headOf(mail, 'Bcc')).toBe('');
    expect(headOf(mail, 'Auto-Submitted')).toBe('');
    expect(mail.to).toEqual(['ada@example.com']);
    const text = partOf(mail.raw, 'text/plain').replaceAll('\r\n', '\n');
    expect(text).toContain('Bcc: third@example.com');
    expect(text).toContain('> Two chairs, and\n> messages all day.');
    expect(headOf(mail, 'Subject')).toBe('Re: Two chairs, and messages all day.');
    expect(await desk.call('desk_one', { submission: id })).toMatchObject({
      status: 'answered',
      events: [{ id: event, kind: 'reply', state: 'sent', person: 'Anna' }],
    });

    // The visitor's mail program puts the next one below the first.
    const next = randomUUID();
    expect(await reply(desk, id, next, 'One more thing.')).toMatchObject({ status: 409, code: 'PT409' });
    await reply(desk, id, next, 'One more thing.', 1);
    const second = { raw: repliesIn().at(-1)?.raw ?? '' };
    expect(headOf(second, 'In-Reply-To')).toBe(`<${event}@raywright.example>`);
    expect(headOf(second, 'References')).toBe(`<${event}@raywright.example>`);
  });

  test('twenty requests with the same id send one reply', async () => {
    const desk = await openDesk(url);
    const id = await enquire(url);
    const event = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => reply(desk, id, event)));
    expect(answers.filter(({ state = '' }) => !['sending', 'sent'].includes(state))).toEqual([]);
    expect(await reply(desk, id, event)).toEqual({ status: 200, state: 'sent' });
    expect(repliesIn()).toHaveLength(1);
  });

  test('one of two different replies at once is sent, and none without a version', async () => {
    const [phone, desktop] = [await openDesk(url), await openDesk(url)];
    const id = await enquire(url);
    const unseen = { event: randomUUID(), submission: id, text: 'Hi' };
    for (const given of [unseen, { ...unseen, seen: null }])
      expect((await phone.post('reply', given)).status).toBe(400);
    const answers = await Promise.all([
      reply(phone, id, randomUUID(), 'It costs 50'),
      reply(desktop, id, randomUUID(), 'It costs 60'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(repliesIn()).toHaveLength(1);
  });

  test('other words under the same id are refused, and only the first are sent', async () => {
    const desk = await openDesk(url);
    const id = await enquire(url);
    const event = randomUUID();
    expect(await reply(desk, id, event, 'It costs 50')).toEqual({ status: 200, state: 'sent' });
    expect(await reply(desk, id, event, 'It costs 500')).toMatchObject({ status: 409, code: '23505' });
    expect(repliesIn()).toHaveLength(1);
  });

  test('an invalid reply sends nothing', async () => {
    const desk = await openDesk(url);
    const submission = await enquire(url);
    const mistakes: object[] = [
      { event: 'x' },
      { text: '' },
      { text: ' \n' },
      { text: 'x'.repeat(20_001) },
      { text: { html: '<b>' } },
      { submission: randomUUID() },
      { submission: "' or true --" },
    ];
    for (const mistake of mistakes) {
      const given = { submission, event: randomUUID(), text: 'Hi', seen: 0, ...mistake };
      expect([400, 404]).toContain((await desk.post('reply', given)).status);
    }
    expect(repliesIn()).toHaveLength(0);
  });

  test('a reply that the mail server refuses has failed, and can be sent under another id', async () => {
    const desk = await openDesk(url);
    const id = await enquire(url);
    const event = randomUUID();
    const messageId = `${event}@raywright.example`;
    refused.add(messageId);
    expect(await reply(desk, id, event)).toEqual({ status: 200, state: 'failed' });
    refused.delete(messageId);
    expect(await reply(desk, id, event)).toEqual({ status: 200, state: 'failed' });
    expect(await reply(desk, id, randomUUID())).toEqual({ status: 200, state: 'sent' });
    expect(repliesIn()).toHaveLength(1);
  });

  async function expectMailAbout(at: string, { isNamed }: { isNamed: boolean }) {
    const id = await enquire(at);
    const told = () =>
      mailbox.mails.map(({ raw }) => partOf(raw, 'text/plain')).find((text) => text.includes(id));
    await expect.poll(told).toBeDefined();
    const text = told() ?? '';
    expect(text.includes(`https://raywright.example/desk#/enquiry/${id}`)).toBe(isNamed);
    expect(text.includes('/desk#')).toBe(isNamed);
    // Where there is no desk, whoever looks after the server finds it by its number.
    expect(text.includes('Number of the message')).toBe(!isNamed);
  }

  const sites: [settings: Record<string, string>, isNamed: boolean][] = [
    [{ SITE_URL: 'https://raywright.example' }, true],
    [{ SITE_URL: 'https://raywright.example', DESK: 'off' }, false],
    [{ SITE_URL: 'http://raywright.example' }, false],
  ];

  test.for(sampleOf(sites, 1))(
    'the mail about an enquiry leads to the desk where one can open it: %j',
    async ([variables, isNamed], context) => {
      const { url: at } = await start(context, { ...mailbox.settings, ...variables });
      await expectMailAbout(at, { isNamed });
    },
  );

  test('without a site address the email about an enquiry has no link', () =>
    expectMailAbout(url, { isNamed: false }));

  test('where no mail server is set, it says so', async (context) => {
    const { url: silent } = await start(context, {});
    const desk = await openDesk(silent);
    expect(await reply(desk, await enquire(silent), randomUUID())).toMatchObject({
      status: 503,
      code: 'no_mail',
    });
  });
});

test('a reply that reached no mail server has failed', async (context) => {
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    NOTIFY_EMAIL: 'owner@raywright.example',
  };
  const { url } = await start(context, settings);
  const desk = await openDesk(url);
  expect(await reply(desk, await enquire(url), randomUUID())).toEqual({ status: 200, state: 'failed' });
});
