import type { FastifyReply } from 'fastify';
import { fieldNames } from '../../content/form-fields.ts';
import { cameFromToken, messagesToken, valueToken } from '../../contract/native-form.ts';
import type { Typed } from './form-body.ts';

/** A built page with tokens that the server fills in, and the policy for its scripts and styles. */
type AnswerPage = { html: string; policy: string };

export type FormPages = {
  /**
   * Two pages say that nothing was sent: one repeats what was typed, the other is for a form that could not be read.
   */
  notSent: AnswerPage;
  notRead: AnswerPage;
};

/** The text of each token. Several texts are items of the list that the token stands in. */
type Filling = Record<string, string | string[]>;

/** Fills all tokens in one pass, so that a token typed by a visitor stays text. */
export const fillPage = (html: string, filling: Filling): string =>
  html.replace(/\[\[[\w:]+\]\]/g, (token) =>
    Object.hasOwn(filling, token) ? [filling[token] ?? ''].flat().map(escapeHtml).join('</li><li>') : token,
  );

export const withMessages = (messages: string[]): Filling => ({ [messagesToken]: messages });

export const withTyped = ({ draft, from }: Typed): Filling => ({
  ...Object.fromEntries(fieldNames.map((field) => [valueToken(field), draft[field]])),
  [cameFromToken]: from,
});

export const sendPage = (
  reply: FastifyReply,
  { html, policy }: AnswerPage,
  { status, headers = {} }: { status: number; headers?: Record<string, string> | undefined },
  filling: Filling,
) =>
  reply
    .code(status)
    .headers({ ...headers, 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(fillPage(html, filling));

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
