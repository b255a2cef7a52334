import type { SearchHit } from '../../../contract/search-index.ts';
import type { Passage } from './passages.ts';
import { excerptOf, marked } from './terms.ts';

/** The hits in the groups of their kinds, the group of the best hit first. */
export function drawGroups(box: HTMLElement, found: SearchHit[], terms: string[]) {
  const kinds = new Set(found.map((hit) => hit.kind));
  const drawn = [...kinds].map((kind) => {
    const group = copyOf(box, 'group');
    slot(group, 'h2').textContent = kind;
    const hits = found
      .filter((hit) => hit.kind === kind)
      .map((entry) => ({ path: entry.path, hit: drawHit(box, entry, terms) }));
    slot(group, 'ul').append(...hits.map(({ hit }) => hit));
    return { group, hits };
  });
  return { groups: drawn.map(({ group }) => group), hits: drawn.flatMap(({ hits }) => hits) };
}

function drawHit(box: HTMLElement, { path, title, description }: SearchHit, terms: string[]): HTMLElement {
  const hit = copyOf(box, 'hit');
  slot<HTMLAnchorElement>(hit, 'a').href = path;
  slot(hit, '[data-hit-title]').replaceChildren(...withMarks(title, terms));
  slot(hit, '[data-hit-excerpt]').replaceChildren(...withMarks(description, terms));
  return hit;
}

/** Puts the words of the page itself in place of its description, and leads to where they stand. */
export function drawPassage(
  hit: HTMLElement,
  path: string,
  { text, anchor }: Passage,
  terms: string[],
): void {
  slot<HTMLAnchorElement>(hit, 'a').href = path + anchor;
  slot(hit, '[data-hit-excerpt]').replaceChildren(...withMarks(excerptOf(text, terms), terms));
}

const withMarks = (text: string, terms: string[]) =>
  marked(text, terms).map((part) => {
    if (!part.isHit) return part.text;
    const mark = document.createElement('mark');
    mark.textContent = part.text;
    return mark;
  });

const copyOf = (box: HTMLElement, name: 'group' | 'hit') => {
  const template = slot<HTMLTemplateElement>(box, `template[data-search-${name}]`);
  return template.content.firstElementChild?.cloneNode(true) as HTMLElement;
};

const slot = <Part extends HTMLElement>(within: HTMLElement, selector: string) =>
  within.querySelector(selector) as Part;
