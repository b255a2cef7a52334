import type { FastifyRequest } from 'fastify';
import { badLink, linkSubject, linkText } from '../../content/messages/desk.ts';
import type { Post } from '../notifications/post.ts';
import { createRateLimit, sourceOf } from '../submissions/rate-limit.ts';
import { WireFault } from '../submissions/wire-fault.ts';
import { deviceOf } from './device.ts';
import type { Door } from './door.ts';
import { hashOf, isSecret, linkTo, makeSecret } from './secrets.ts';
import { tooOften } from './sessions.ts';

const minute = 60_000;
const mailsAMinute = 10;

/** How somebody gets in: with a link that works once, printed on the owner's machine or mailed to the owner's address. */
export function createSignIn(
  door: Door,
  serviceKey: string,
  mail: { post: Post; address: string } | undefined,
) {
  // The database counts for all copies together; this keeps a flood away from it.
  const mails = createRateLimit(mailsAMinute, minute);

  return {
    /** The secret of a new session. */
    async enter(request: FastifyRequest, secret: unknown): Promise<string | WireFault> {
      if (!isSecret(secret, serviceKey)) return notLetIn();
      const session = makeSecret(serviceKey);
      const answer = await door.call('desk_sign_in', {
        link_hash: hashOf(secret),
        session_hash: hashOf(session),
        device: deviceOf(request.headers['user-agent']),
        address: sourceOf(request.ip),
      });
      if (answer instanceof WireFault) return answer;
      const outcome: unknown = JSON.parse(answer);
      if (outcome === 'too_many') return tooOften(minute / 1000);
      return outcome === 'in' ? session : notLetIn();
    },

    /** For another device of whoever is signed in. */
    async makeLink(origin: string): Promise<string | WireFault> {
      const secret = makeSecret(serviceKey);
      const answer = await door.call('desk_make_link', { link_hash: hashOf(secret) });
      return answer instanceof WireFault ? answer : linkTo(origin, secret);
    },

    /** Whoever asks learns nothing of what became of it. */
    async mailLink(address: string, origin: string): Promise<void> {
      if (!mail || mails.take(address) > 0) return;
      const secret = makeSecret(serviceKey);
      const may = await door.call('desk_mail_link', { link_hash: hashOf(secret) });
      if (may !== 'true') return;
      await mail.post.send(`desk-${hashOf(secret).slice(0, 32)}`, {
        to: mail.address,
        subject: linkSubject,
        text: linkText(linkTo(origin, secret)),
      });
    },
  };
}

const notLetIn = () => new WireFault(401, 'bad_link', badLink);
