import { hasParagraphs, type PageWord } from '../../../contract/website.ts';

/**
 * A text that the page shows in several parts below one another, such as a heading and a list. It is typed and painted in one
 * element that stands in their place.
 */

type Parts = {
  /** The elements that show its words, and all that the element stands for, with photos between them. */
  own: HTMLElement[];
  all: HTMLElement[];
};

/** A text of the page. It has several words if only the owner can tell which one it shows. */
export type Spot = {
  element: HTMLElement;
  words: PageWord[];
  /** False for buttons and moving texts, which are typed in a field beside the page. */
  isTypedHere: boolean;
  parts?: Parts;
};

/** Makes one spot of those that show a text together. */
export function joined(spots: Spot[], pictures: Spot[], typedBeside: string): Spot[] {
  const others = new Set<Spot>();
  return spots
    .map((spot) => {
      const { element, words } = spot;
      const [word] = words;
      if (others.has(spot) || words.length !== 1 || !word || word.shown.length === 1) return spot;
      if (!hasParagraphs(word) || word.kind === 'item' || element.closest(typedBeside)) return spot;
      const its = spots.filter(
        (each) => each.words.length === 1 && each.words[0] === word && !each.element.closest(typedBeside),
      );
      const own = its.map(({ element }) => element);
      const photos = pictures.flatMap(({ element, words: [its] }) => (its === word ? element : []));
      const all = partsOf([...own, ...photos]);
      const isShared = spots.some(
        (each) => !its.includes(each) && all.some((part) => part.contains(each.element)),
      );
      if (isShared) return spot;
      for (const each of its) others.add(each);
      return { element, words, isTypedHere: true, parts: { own, all } };
    })
    .filter((spot) => !others.has(spot));
}

/** The neighbors, below one element, that hold the elements of a text. */
function partsOf(own: HTMLElement[]): HTMLElement[] {
  let around = own[0]?.parentElement;
  while (around && (!own.every((each) => around?.contains(each)) || around.matches('ul, ol, li, blockquote')))
    around = around.parentElement;
  const children = [...(around?.children ?? [])] as HTMLElement[];
  const places = own.map((each) => children.findIndex((child) => child.contains(each)));
  return children.slice(Math.min(...places), Math.max(...places) + 1);
}

/** Puts one element in the place of the parts. */
export function stand(spot: Spot): void {
  const [first] = spot.parts?.own ?? [];
  if (!spot.parts || spot.element !== first) return;
  const element = first.matches('p') ? (first.cloneNode() as HTMLElement) : document.createElement('div');
  element.removeAttribute('id');
  element.dataset['was'] = '';
  element.tabIndex = 0;
  spot.parts.all[0]?.before(element);
  for (const part of spot.parts.all) part.hidden = true;
  spot.element = element;
}

/** Shows the parts again. */
export function withdraw(spot: Spot): void {
  const [first] = spot.parts?.own ?? [];
  if (!spot.parts || !first || spot.element === first) return;
  spot.element.remove();
  for (const part of spot.parts.all) part.hidden = false;
  spot.element = first;
}
