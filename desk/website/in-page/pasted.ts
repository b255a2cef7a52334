import { escaped } from './marks.ts';

/**
 * What is pasted from a word processor or a website, as Markdown: paragraphs, headings, lists and quotes with bold, italics and
 * links, and nothing else. Its HTML is parsed into a document of its own, which loads and runs nothing, and only read.
 */

type Block = { sign: '' | '## ' | '### ' | '> ' | '- ' | '1. '; text: string };

const passedOver =
  /^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT|HEAD|TITLE|SVG|MATH|IFRAME|OBJECT|SELECT|TEXTAREA|BUTTON)$/i;
const isBlock =
  /^(P|DIV|SECTION|ARTICLE|MAIN|HEADER|FOOTER|ASIDE|NAV|UL|OL|LI|BLOCKQUOTE|H[1-6]|TABLE|THEAD|TBODY|TR|TD|TH|PRE|HR|FIGURE|FIGCAPTION|DL|DT|DD|ADDRESS|BODY|FORM)$/;

/** Blocks where these can stand, or else paragraphs. */
export function pasted(html: string, canHoldBlocks: boolean): string {
  const blocks = blocksOf(parsedApart(html)).filter(({ text }) => /[^\s*_]/.test(text));
  return blocks
    .map(({ sign, text }, index) => {
      const isLine = index > 0 && sign === blocks[index - 1]?.sign && (sign === '- ' || sign === '1. ');
      const own = sign === '1. ' ? `${placeOf(blocks, index)}. ` : sign;
      const gap = index === 0 ? '' : canHoldBlocks && isLine ? '\n' : '\n\n';
      return `${gap}${canHoldBlocks ? own : ''}${text}`;
    })
    .join('');
}

/** The place of a line in its numbered list. */
const placeOf = (blocks: Block[], index: number): number =>
  index - blocks.slice(0, index).findLastIndex(({ sign }) => sign !== '1. ');

type TrustedTypes = { createPolicy(name: string, rules: object): { createHTML(html: string): string } };

function parsedApart(html: string): HTMLElement {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('pasted', { createHTML: (html: string) => html });
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html').body;
}

function blocksOf(body: HTMLElement): Block[] {
  const blocks: Block[] = [{ sign: '', text: '' }];
  const begin = (sign: Block['sign']) => {
    blocks.push({ sign, text: '' });
  };
  const add = (text: string) => {
    const last = blocks.at(-1);
    if (last) last.text += text;
  };
  const read = (node: Node, sign: Block['sign']): void => {
    const element = node as HTMLElement;
    const name = element.nodeName;
    if (node.nodeType === Node.TEXT_NODE) add(written(node.nodeValue ?? ''));
    else if (node.nodeType !== Node.ELEMENT_NODE || passedOver.test(name) || isHidden(element)) return;
    else if (name === 'BR') add(' ');
    else if (isBlock.test(name)) {
      const own = signOf(element) ?? sign;
      begin(own);
      for (const child of element.childNodes) read(child, own);
      begin(sign);
    } else marked(element, sign);
  };
  /** Marks what was read between two points, in each block for itself. */
  const marked = (element: HTMLElement, sign: Block['sign']): void => {
    const [before, after] = marksOf(element);
    const first = blocks.length - 1;
    const length = blocks.at(-1)?.text.length ?? 0;
    for (const child of element.childNodes) read(child, sign);
    if (before === '') return;
    for (const [index, block] of blocks.slice(first).entries()) {
      const start = index === 0 ? length : 0;
      const [, open = '', words = '', close = ''] = /^(\s*)(.*?)(\s*)$/s.exec(block.text.slice(start)) ?? [];
      const isInside = words.includes(before) && before !== '[';
      if (words !== '' && !isInside)
        block.text = `${block.text.slice(0, start)}${open}${before}${words}${after}${close}`;
    }
  };
  read(body, '');
  return blocks.map(({ sign, text }) => ({
    sign,
    // A sign at the beginning would make it another block.
    text: text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^[-+#=~|]/, '\\$&')
      .replace(/^\d+(?=[.)])/, '$&\\'),
  }));
}

/** A word processor sets lists as paragraphs, whose bullets are letters that it hides from other programs. */
const isHidden = (element: HTMLElement) =>
  element.hidden || /mso-list:\s*ignore|display:\s*none/i.test(element.getAttribute('style') ?? '');

function signOf(element: HTMLElement): Block['sign'] | undefined {
  const { nodeName: name } = element;
  if (/^H[12]$/.test(name)) return '## ';
  if (/^H[3-6]$/.test(name)) return '### ';
  if (name === 'BLOCKQUOTE') return '> ';
  if (name === 'LI') return element.closest('ul, ol')?.nodeName === 'OL' ? '1. ' : '- ';
  if (!/mso-list:(?!\s*none)/i.test(element.getAttribute('style') ?? '')) return undefined;
  const bullet = element.querySelector('[style*="mso-list" i]')?.textContent?.trim() ?? '';
  return /^\(?[\da-z]{1,3}[.)]/i.test(bullet) ? '1. ' : '- ';
}

function marksOf(element: HTMLElement): [before: string, after: string] {
  const name = element.nodeName;
  // The policy of the desk empties `style`, so the attribute is read.
  const style = element.getAttribute('style') ?? '';
  const [, weight = ''] = /(?<![\w-])font-weight:\s*(\w+)/i.exec(style) ?? [];
  const [, slant = ''] = /(?<![\w-])font-style:\s*(\w+)/i.exec(style) ?? [];
  const isBold = /^(bold|bolder|[6-9]00)$/.test(weight) || (/^(B|STRONG)$/.test(name) && weight === '');
  const isItalic = slant === 'italic' || (/^(I|EM|CITE)$/.test(name) && slant === '');
  const address = name === 'A' ? (element.getAttribute('href') ?? '').trim() : '';
  if (/^(https:\/\/|mailto:|tel:)[^\s\\]+$/i.test(address))
    return ['[', `](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`];
  const marks = [...(isBold ? ['**'] : []), ...(isItalic ? ['_'] : [])];
  return [marks.join(''), marks.toReversed().join('')];
}

/** Words that say the same in Markdown. */
const written = (text: string): string =>
  escaped(text.replace(/[\u200b\u00ad\ufeff\u2060]/g, '').replace(/(\{)\{+|(\})\}+/g, '$1$2'));
