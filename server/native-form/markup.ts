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
