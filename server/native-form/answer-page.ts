import type { FastifyReply } from 'fastify';
import { draftFields } from '../../contract/draft.ts';
import { cameFromToken, messagesToken, valueToken } from '../../contract/native-form.ts';
import type { Typed } from './form-body.ts';
import { Markup, toHtml } from './markup.ts';

/** A built page with tokens that the server fills in, and the policy its scripts and styles need. */
export type AnswerPage = { html: string; policy: string };

/** What the server answers a form with. */
export type FormPages = {
  /** Why it was not sent: one page holds what was typed, the other is for what could not be read. */
  notSent: AnswerPage;
  notRead: AnswerPage;
  pickTime: AnswerPage;
  booked: AnswerPage;
  noCall: AnswerPage;
};

/** What stands in place of each token: text, or markup of ours. */
export type Filling = Record<string, string | Markup>;

/**
 * In one pass, so that a token a visitor types stays what it is: words. An option that holds a token gives way as a whole,
 * because a select may not hold text by itself.
 */
export const fillPage = (html: string, filling: Filling): string =>
  html.replace(/<option>(\[\[[\w:]+\]\])<\/option>|\[\[[\w:]+\]\]/g, (place, token = place) =>
    Object.hasOwn(filling, token) ? toHtml(filling[token] ?? '') : place,
  );

export const withMessages = (messages: string[]): Filling => ({
  [messagesToken]: new Markup(messages.map(toHtml).join('</li><li>')),
});

export const withTyped = ({ draft, from }: Typed): Filling => ({
  ...Object.fromEntries(draftFields.map((field) => [valueToken(field), draft[field]])),
  [cameFromToken]: from,
});

type Status = { status: number; headers?: Record<string, string> | undefined };

export const sendPage = (
  reply: FastifyReply,
  { html, policy }: AnswerPage,
  { status, headers = {} }: Status,
  filling: Filling,
) =>
  reply
    .code(status)
    .headers({ ...headers, 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(fillPage(html, filling));
