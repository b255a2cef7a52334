import { photoAt } from '../../../content/photos.ts';
import type { PageWord, PageWords } from '../../../contract/website.ts';
import { joined, type Spot } from './text-in-parts.ts';
import { type ShownText, whoseWords, wordsByText } from './whose-words.ts';

/** Where a page shows the texts that the desk knows. */

const passedOver = 'script, style, svg, noscript, template, iframe, canvas';
const typedBeside = 'a, button, label, summary, select, option, form, [aria-hidden="true"], .marquee';

export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Finds the known texts on the page. Each is the smallest element that shows all of a text. */
export function findSpots({ body }: Document, { words, file }: PageWords): Spot[] {
  const known = wordsByText(words);
  const found: (ShownText & { element: HTMLElement })[] = [];
  const isOfEveryPage = (element: Element) => element.closest('main') === null;
  const walk = (element: HTMLElement) => {
    if (element.matches(passedOver)) return;
    // A text that was painted before, as when the owner has browsed meanwhile, is known by what it showed then.
    const text = plain(element.dataset['was'] ?? element.textContent);
    if (text === '') return;
    if (known.has(text))
      found.push({ element: innermost(element, text), text, isOfEveryPage: isOfEveryPage(element) });
    else
      for (const child of [...element.childNodes]) {
        if (child.nodeType === Node.ELEMENT_NODE) walk(child as HTMLElement);
        else if (child.nodeType === Node.TEXT_NODE) walkText(element, child as Text);
      }
  };
  /** Wraps a text that has elements beside it, unless the page's own script needs the text node. */
  const walkText = (element: HTMLElement, node: Text) => {
    const text = plain(node.data);
    if (!known.has(text) || element.closest('astro-island, [data-demonstration]')) return;
    const own = document.createElement('span');
    own.dataset['own'] = '';
    node.replaceWith(own);
    own.append(node);
    found.push({ element: own, text, isOfEveryPage: isOfEveryPage(element) });
  };
  walk(body);
  const texts = whoseWords(found, words, file).map((owner, index): Spot => {
    const { element } = found[index] as { element: HTMLElement };
    const its = owner.flatMap((word) => words[word] ?? []);
    const [only] = its;
    const isShort = its.length === 1 && only?.shown.length === 1 && only.kind !== 'lines';
    return { element, words: its, isTypedHere: isShort && !element.closest(typedBeside) };
  });
  const pictures = words.flatMap((word) => spotsOfPictures(body, word));
  return [...joined(texts, pictures, typedBeside), ...pictures];
}

/** The first place of a picture is its own. Others, such as the cards below a page, may have the same drawing. */
const spotsOfPictures = (body: HTMLElement, word: PageWord): Spot[] =>
  word.shown
    .filter((address) => word.kind === 'picture' || photoAt(address))
    .flatMap((address): Spot[] => {
      const image = `main img:is([src="${address}"], [data-was="${address}"])`;
      const element = body.querySelector<HTMLElement>(image);
      return element ? [{ element, words: [word], isTypedHere: false }] : [];
    });

function innermost(element: HTMLElement, text: string): HTMLElement {
  const child = [...element.children].find((each) => plain(each.textContent ?? '') === text);
  // The link in a heading leads to itself, and is no part of its words.
  return child && !child.matches(`${passedOver}, :is(h2, h3) > a`)
    ? innermost(child as HTMLElement, text)
    : element;
}
