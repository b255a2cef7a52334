import { subject } from './letters.ts';

/** What every mail program takes from a link. */
const longest = 1800;

type MailLink = { href: string; isShortened: boolean };

/** A link that opens the reply in the mail program: as much of it as a link holds, cut at the end of a word. */
export function mailLink(email: string, text: string): MailLink {
  const frame = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=`;
  const whole = frame + encode(text);
  if (whole.length <= longest) return { href: whole, isShortened: false };
  // Every word that still fits, the white space before it included.
  let body = '';
  for (const word of text.match(/\s*\S+/gu) ?? []) {
    if (frame.length + encode(body + word).length > longest) break;
    body += word;
  }
  return { href: frame + encode(body), isShortened: true };
}

/** Lines end as mails end them. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed().replaceAll(/\r?\n/g, '\r\n'));
