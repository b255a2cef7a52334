import { type Draft, draftFields } from '../../contract/draft.ts';
import { messagesToken, valueToken } from '../../contract/native-form.ts';

/** A built page with tokens that the server fills in, and the policy its scripts and styles need. */
export type AnswerPage = { html: string; policy: string };

/** Why a form was not sent: one page holds what was typed, the other is for what could not be read. */
export type FormPages = { notSent: AnswerPage; notRead: AnswerPage };

/** In one pass, so that a token a visitor types stays what it is: words. */
export function fillPage(html: string, messages: string[], draft: Draft): string {
  const replacements = new Map([
    [messagesToken, messages.map(escapeHtml).join('</li><li>')],
    ...draftFields.map((field) => [valueToken(field), escapeHtml(draft[field])] as const),
  ]);
  return html.replace(/\[\[[\w:]+\]\]/g, (token) => replacements.get(token) ?? token);
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
