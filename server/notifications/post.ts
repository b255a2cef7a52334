import { createTransport, type SendMailOptions } from 'nodemailer';
import { sender } from '../../content/messages/mail.ts';
import { sendingTimeoutMs } from './notice.ts';

export type PostOptions = {
  url: string;
  notifyEmail: string;
  /** Each mail has a connection of its own, because one that breaks makes those in a pool be sent again. */
  neverTwice?: true;
};

/** What became of a mail: the reason is fit for the log. Where nobody can know, it may have arrived all the same. */
export type Posting =
  | { kind: 'sent' }
  | {
      kind: 'failed';
      reason: string;
      mayHaveArrived: boolean;
      /** The mail server takes no mail for this mailbox, now or later. */
      isForGood: boolean;
    };

export type Post = ReturnType<typeof createPost>;

/** Whatever is sent by mail goes through here, from the owner's address. */
export function createPost({ url, notifyEmail, neverTwice }: PostOptions) {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const transport = neverTwice
    ? createTransport({ url, ...limits })
    : createTransport({ url, pool: true, maxConnections: 5, ...limits });
  const domain = notifyEmail.slice(notifyEmail.indexOf('@') + 1);
  const messageIdOf = (id: string) => `<${id}@${domain}>`;

  return {
    close: () => transport.close(),
    messageIdOf,
    async send(id: string, mail: SendMailOptions): Promise<Posting> {
      try {
        await transport.sendMail({
          from: { name: sender, address: notifyEmail },
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...mail,
          // The same at every attempt: a mailbox that got it twice can tell.
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

/** Without the server's own words, which may repeat an address. */
const describe = ({ name, code, responseCode }: MailError) =>
  [code ?? name, responseCode].filter((part) => part !== undefined).join(' ');

/** A refusal of the sender or of the password is ours to mend. */
const isForGood = ({ command = '', responseCode = 0 }: MailError) =>
  responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);

/** Not when the mail server said no, or was never reached. */
const mayHaveArrived = ({ code = '', responseCode, syscall = '', timeoutType = '' }: MailError) =>
  (responseCode ?? 0) < 400 &&
  !['EAUTH', 'EDNS', 'EENVELOPE', 'ETLS'].includes(code) &&
  !['connect', 'getaddrinfo'].includes(syscall) &&
  !['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'].includes(timeoutType);
