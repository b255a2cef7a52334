import { createTransport } from 'nodemailer';
import { sender } from '../../content/messages/mail.ts';
import { subjectOf, textOf } from './mail-words.ts';
import { type Channel, sendingTimeoutMs } from './notice.ts';

type Options = { url: string; notifyEmail: string };

/** Mail to the owner; answering it answers the visitor, who gets nothing by itself. */
export function createMailChannel({ url, notifyEmail }: Options): Channel {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const domain = notifyEmail.slice(notifyEmail.indexOf('@') + 1);

  return {
    name: 'mail',
    close: () => transport.close(),
    async send({ id, submission }) {
      try {
        await transport.sendMail({
          from: { name: sender, address: notifyEmail },
          to: notifyEmail,
          replyTo: { name: submission.name, address: submission.email },
          subject: subjectOf(submission),
          text: textOf(submission),
          // The same at every attempt: a mailbox that got it twice can tell.
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(sendingTimeoutMs),
        });
        return { kind: 'sent' };
      } catch (error) {
        return { kind: 'failed', reason: describe(error as MailError) };
      }
    },
  };
}

type MailError = Error & { code?: string; responseCode?: number };

/** Without the server's own words, which may repeat an address. */
const describe = ({ name, code, responseCode }: MailError) =>
  [code ?? name, responseCode].filter((part) => part !== undefined).join(' ');
