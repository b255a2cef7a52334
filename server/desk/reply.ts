import { company } from '../../content/company.ts';
import { longestReply } from '../../content/limits.ts';
import { nextReplySubject, noMail, noWords, replySubject } from '../../content/messages/desk-answers.ts';
import { otherWords, type ReplyAnswer } from '../../contract/desk.ts';
import type { Given } from '../../contract/functions.ts';
import type { Post } from '../notifications/post.ts';
import { WireFault } from '../requests/wire-fault.ts';
import type { DatabaseClient } from './database-client.ts';

/** Sends a reply at most once, and says when its state is unknown. */
export function createReplies(database: DatabaseClient, mail: { post: Post; address: string } | undefined) {
  return {
    async send(given: Record<string, unknown>): Promise<ReplyAnswer | WireFault> {
      if (!mail) return new WireFault(503, 'no_mail', noMail);
      const { event, submission, text, seen } = given;
      if (typeof text !== 'string' || text.trim() === '' || text.length > longestReply)
        return new WireFault(400, 'no_words', noWords);
      // The contract refuses values of other types.
      const begin = { event, submission, words: text, seen } as Given<'desk_begin_reply'>;
      const reply = await database.call('desk_begin_reply', begin);
      if (reply instanceof WireFault) return reply;
      if (!reply) return new WireFault(409, otherWords, 'Other words are kept under this id');
      if (!reply.is_new) return { state: reply.state };

      const { post, address } = mail;
      const posting = await post.send(String(event), {
        from: { name: company.name, address },
        to: { name: reply.name, address: reply.email },
        subject: reply.previous === null ? replySubject() : nextReplySubject(),
        text: reply.text,
        // A person's words, not a machine's.
        headers: {},
        ...(reply.previous !== null && {
          inReplyTo: post.messageIdOf(reply.previous),
          references: post.messageIdOf(reply.previous),
        }),
      });
      const state = posting.kind === 'sent' ? 'sent' : posting.mayHaveArrived ? 'sending' : 'failed';
      if (state !== 'sending') await noteDown(database, String(event), state);
      return { state };
    },
  };
}

/** If this fails the reply stays `sending`, and the desk asks the owner about it. */
const noteDown = (database: DatabaseClient, event: string, outcome: 'sent' | 'failed') =>
  database.call('desk_end_reply', { event, outcome });
