import { withoutSheet } from './sheet.ts';

const most = 60;

/** The subject of every reply to a message: its first words. All have the same, so that mail programs keep them together. */
export function replySubject(details: string): string {
  const plain = withoutSheet(details).replace(/\s+/g, ' ').trim();
  const words = plain.length <= most ? plain : `${plain.slice(0, most).replace(/\s\S*$/, '')}…`;
  return `Re: ${words}`;
}
