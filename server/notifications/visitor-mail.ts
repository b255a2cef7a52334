import { createHash, randomBytes } from 'node:crypto';
import { callTitle, undelivered, visitorSubjects } from '../../content/messages/call-mail.ts';
import { callPath } from '../../contract/booking.ts';
import { toCalendarFile } from '../../contract/calendar-file.ts';
import type { Log, Store } from '../database/store.ts';
import { stateOf, visitorText, wordTime } from './call-words.ts';
import type { Channel } from './notice.ts';
import { createOutbox } from './outbox.ts';
import { createPost, type PostOptions } from './post.ts';

type Options = PostOptions & {
  store: Store;
  log: Log;
  zone: string;
  /** How we meet. */
  place: string;
  /** Where the page of a call is, when the owner has said it. */
  siteUrl: string | undefined;
};

/** The one mail to visitors: about the call they have booked, in words of ours alone. */
export function createVisitorCallChannel(options: Options): Channel {
  const { store, log, zone, place, siteUrl } = options;
  const post = createPost(options);
  const outbox = createOutbox(store, log);
  return {
    name: 'visitor-call',
    close: post.close,
    async send(notice) {
      const { id, sequence, submission, call } = notice;
      const isPast = call !== null && Date.parse(call.ends_at) < Date.now();
      if (!call || call.sequence > sequence || isPast) return { kind: 'outdated' };
      const secret = randomBytes(32).toString('base64url');
      const handedOut = await outbox.handOutLink(notice, createHash('sha256').update(secret).digest('hex'));
      if (handedOut.kind !== 'done') return { kind: 'failed', reason: 'no link could be made' };

      const method = call.status === 'cancelled' ? 'CANCEL' : 'REQUEST';
      // Behind the number sign it reaches no log and no proxy.
      const link = siteUrl && `${siteUrl}${callPath}#${secret}`;
      const posting = await post.send(id, {
        to: submission.email,
        subject: visitorSubjects[stateOf(call)],
        text: visitorText({ call, time: wordTime(call, submission.time_zone, zone), place, link }),
        icalEvent: {
          method,
          filename: 'call.ics',
          content: toCalendarFile({
            method,
            call,
            summary: callTitle,
            description: place,
            attendee: submission.email,
            writtenAt: new Date(),
          }),
        },
      });
      if (posting.kind === 'sent' || !posting.isForGood) return posting;
      const noted = await outbox.noteOnEnquiry(notice, undelivered(posting.reason));
      return noted.kind === 'done' ? { kind: 'refused', reason: posting.reason } : posting;
    },
  };
}
