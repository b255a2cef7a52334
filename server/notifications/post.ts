import type { SendMailOptions } from 'nodemailer';
import { sender } from '../../content/messages/mail.ts';
import { sendingTimeoutMs } from './notice.ts';

export type PostOptions = {
  url: string;
  notifyEmail: string;
  /** Opens a connection for each email: a pool sends emails again when their connection breaks. */
  neverTwice?: true;
};

/**
 * The result of sending an email. The reason is fit for the log. It may have arrived when the mail server's answer is
 * missing.
 */
export type Posting =
  | { kind: 'sent' }
  | {
      kind: 'failed';
      reason: string;
      mayHaveArrived: boolean;
      /** The mail server will never accept email for this mailbox. */
      isForGood: boolean;
    };

export type Post = ReturnType<typeof createPost>;

/** Sends every email, from the owner's address. */
export function createPost({ url, notifyEmail, neverTwice }: PostOptions) {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  // Loaded here, so that a server without a mail server starts without it.
  const transport = import('nodemailer').then(({ createTransport }) =>
    neverTwice
      ? createTransport({ url, ...limits })
      : createTransport({ url, pool: true, maxConnections: 5, ...limits }),
  );
  const domain = notifyEmail.slice(notifyEmail.indexOf('@') + 1);
  const messageIdOf = (id: string) => `<${id}@${domain}>`;

  return {
    close: async () => (await transport).close(),
    messageIdOf,
    async send(id: string, mail: SendMailOptions): Promise<Posting> {
      try {
        await (await transport).sendMail({
          from: { name: sender(), address: notifyEmail },
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...mail,
          // The same id at every attempt, so that the recipient's program can drop a duplicate.
          messageId: messageIdOf(id),
          signal: AbortSignal.timeout(sendingTimeoutMs),
        });
        return { kind: 'sent' };
      } catch (error) {
        return {
          kind: 'failed',
          reason: describe(error as MailError),
          mayHaveArrived: mayHaveArrived(error as MailError),
          isForGood: isForGood(error as MailError),
        };
      }
    },
  };
}

type MailError = Error & {
  code?: string;
  command?: string;
  responseCode?: number;
  syscall?: string;
  timeoutType?: string;
};

/** Leaves out the mail server's own words, which may repeat an address. */
const describe = ({ name, code, responseCode }: MailError) =>
  [code ?? name, responseCode].filter((part) => part !== undefined).join(' ');

/** A rejected sender or password is the owner's to mend. */
const isForGood = ({ command = '', responseCode = 0 }: MailError) =>
  responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);

/** False when the mail server said no or was never reached. */
const mayHaveArrived = ({ code = '', responseCode, syscall = '', timeoutType = '' }: MailError) =>
  (responseCode ?? 0) < 400 &&
  !['EAUTH', 'EDNS', 'EENVELOPE', 'ETLS'].includes(code) &&
  !['connect', 'getaddrinfo'].includes(syscall) &&
  !['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'].includes(timeoutType);
