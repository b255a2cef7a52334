import type { FastifyReply } from 'fastify';
import { draftFields } from '../../contract/draft.ts';
import { cameFromToken, messagesToken, valueToken } from '../../contract/native-form.ts';
import type { Typed } from './form-body.ts';

/** A built page with tokens that the server fills in, and the policy its scripts and styles need. */
type AnswerPage = { html: string; policy: string };

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
type Filling = Record<string, string | Markup>;

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

/** HTML of ours. Whatever else is put into it is text. */
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
