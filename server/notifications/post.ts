import { createTransport, type SendMailOptions } from 'nodemailer';
import { sender } from '../../content/messages/mail.ts';
import { type Delivery, sendingTimeoutMs } from './notice.ts';

export type PostOptions = { url: string; notifyEmail: string };

/** Whatever is sent by mail goes through here: from the owner's address, once more or less, never by hand. */
export function createPost({ url, notifyEmail }: PostOptions) {
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
    close: () => transport.close(),
    async send(id: string, mail: SendMailOptions): Promise<Delivery> {
      try {
        await transport.sendMail({
          ...mail,
          from: { name: sender, address: notifyEmail },
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
