import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type Mail = { messageId: string; to: string[]; raw: string };

/** A real mail server on loopback, which keeps what it accepts and refuses on command. */
export async function startMailbox(
  refuses: (messageId: string) => boolean | Promise<boolean> = () => false,
  hasNoSuchMailbox: (address: string) => boolean = () => false,
) {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error('No such mailbox'), { responseCode: 550 });
      done(hasNoSuchMailbox(address) ? refusal : undefined);
    },
    async onData(stream, session, done) {
      const raw = await text(stream).catch(() => undefined);
      // Killed clients close the connection in the middle of an email.
      if (raw === undefined) return done(new Error('The mail broke off'));
      const messageId = /^Message-ID: <(.+)>/im.exec(raw)?.[1] ?? '';
      if (await refuses(messageId))
        return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      mails.push({ messageId, to: session.envelope.rcptTo.map(({ address }) => address), raw });
      done();
    },
  });
  // Or in the middle of a command.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  return {
    mails,
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, NOTIFY_EMAIL: 'owner@raywright.example' },
    /** Whether it has read all that was sent to it, also by clients that were killed. */
    isIdle: () => server.connections.size === 0,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
