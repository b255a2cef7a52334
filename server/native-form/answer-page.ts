import type { FastifyReply } from 'fastify';
import { draftFields } from '../../contract/draft.ts';
import { cameFromToken, messagesToken, valueToken } from '../../contract/native-form.ts';
import type { Typed } from './form-body.ts';

/** A built page with tokens that the server fills in, and the policy for its scripts and styles. */
type AnswerPage = { html: string; policy: string };

/** The pages with which the server answers a form. */
export type FormPages = {
  /**
   * Two pages say that nothing was sent: one repeats what was typed, the other is for a form that could not be read.
   */
  notSent: AnswerPage;
  notRead: AnswerPage;
  pickTime: AnswerPage;
  booked: AnswerPage;
  noCall: AnswerPage;
};

/** The value of each token: text, or our own markup. */
type Filling = Record<string, string | Markup>;

/**
 * Fills all tokens in one pass, so that a token typed by a visitor stays text. An <option> with a token is replaced as
 * a whole, because a <select> may not contain text.
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

/** Our own HTML. Every value put into it is escaped. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Part = string | Markup | Markup[];

export const markup = (pieces: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(String.raw({ raw: pieces }, ...parts.map(toHtml)));

export function toHtml(part: Part): string {
  if (Array.isArray(part)) return part.map(toHtml).join('');
  return part instanceof Markup ? part.html : escapeHtml(part);
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
