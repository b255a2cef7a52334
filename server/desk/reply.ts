import { company } from '../../content/company.ts';
import { longestReply } from '../../content/limits.ts';
import { noMail, noWords, youWrote } from '../../content/messages/desk-answers.ts';
import { otherWords, type ReplyAnswer } from '../../contract/desk.ts';
import type { Given } from '../../contract/functions.ts';
import { replySubject } from '../../contract/reply-subject.ts';
import type { WholeEnquiry } from '../../contract/rows.ts';
import type { CallTerms } from '../booking/offer.ts';
import type { Post } from '../notifications/post.ts';
import { legalLine, quotedLines, wordMoment } from '../notifications/wording.ts';
import { WireFault } from '../requests/wire-fault.ts';
import type { DatabaseClient } from './database-client.ts';

/** Sends a reply at most once, and says when its state is unknown. */
export function createReplies(
  database: DatabaseClient,
  mail: { post: Post; address: string } | undefined,
  callTerms: Pick<CallTerms, 'zone'>,
) {
  return {
    async send(given: Record<string, unknown>, session: string): Promise<ReplyAnswer | WireFault> {
      if (!mail) return new WireFault(503, 'no_mail', noMail);
      const { event, submission, text, seen } = given;
      if (typeof text !== 'string' || text.trim() === '' || text.length > longestReply)
        return new WireFault(400, 'no_words', noWords);
      // The contract refuses values of other types.
      const begin = { event, submission, words: text, seen } as Given<'desk_begin_reply'>;
      const whole = await database.call('desk_one', { submission: begin.submission });
      if (whole instanceof WireFault) return whole;
      const reply = await database.call('desk_begin_reply', begin, session);
      if (reply instanceof WireFault) return reply;
      if (!reply) return new WireFault(409, otherWords, 'Other words are kept under this id');
      if (!reply.is_new) return { state: reply.state };

      const { post, address } = mail;
      const posting = await post.send(String(event), {
        from: { name: company.name, address },
        to: { name: reply.name, address: reply.email },
        subject: replySubject(whole.enquiry.business_details),
        text: letterOf(reply.text, whole, callTerms.zone),
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

/** The owner's words and signature, and what the visitor wrote. */
function letterOf(words: string, { enquiry }: WholeEnquiry, zone: string): string {
  const signed = [company.signature ?? company.author, legalLine()].filter(Boolean);
  return [
    words.trimEnd(),
    '',
    ...signed,
    '',
    youWrote(wordMoment(enquiry.received_at, enquiry.time_zone, zone)),
    ...quotedLines(enquiry.business_details),
    '',
  ].join('\n');
}

/** If this fails the reply stays `sending`, and the desk asks the owner about it. */
const noteDown = (database: DatabaseClient, event: string, outcome: 'sent' | 'failed') =>
  database.call('desk_end_reply', { event, outcome });
