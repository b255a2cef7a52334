import { publishSubject, publishText } from '../../content/messages/editing.ts';
import { log } from '../logger.ts';
import { createPost } from '../notifications/post.ts';
import type { Settings } from '../settings.ts';
import type { OnPublish } from './website.ts';

/** Emails the owner, so that nobody can publish without being noticed. */
export async function tellOfPublish(
  { smtp }: Pick<Settings, 'smtp'>,
  { number, device, names }: Parameters<OnPublish>[0],
): Promise<void> {
  if (!smtp) return;
  const post = createPost({ ...smtp, neverTwice: true });
  const posting = await post.send(`publish-${number}`, {
    to: smtp.notifyEmail,
    subject: publishSubject(names.length),
    text: publishText(names.map((name) => `- ${name}`).join('\n'), device),
  });
  if (posting.kind === 'failed') log.error(`The email about a publish was not sent: ${posting.reason}`);
  await post.close();
}
