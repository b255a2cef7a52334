/** Removes everything but a page's demonstration, and brings that into a state. */
import { type Act, called } from './demonstration-states.ts';

for (const frame of document.querySelectorAll<HTMLIFrameElement>('[data-acts]')) {
  frame.addEventListener('load', () => {
    // A frame that has not loaded yet contains an empty document, which fires `load` too.
    const place = frame.contentDocument?.querySelector<HTMLElement>(frame.dataset['place'] ?? '');
    if (place) void show(frame, place, JSON.parse(frame.dataset['acts'] ?? '[]'));
  });
}

async function show(frame: HTMLIFrameElement, place: HTMLElement, acts: Act[]): Promise<void> {
  holdStill(place);
  for (let part = place; part !== part.ownerDocument.body; part = part.parentElement as HTMLElement) {
    for (const other of part.parentElement?.children ?? []) {
      if (other !== part) (other as HTMLElement).hidden = true;
    }
  }
  new ResizeObserver(() => frame.style.setProperty('height', `${place.offsetHeight}px`)).observe(place);
  await arrival(() => place.querySelector('[data-live]'));
  for (const act of acts) await perform(act, place);
}

async function perform(act: Act, place: Element): Promise<void> {
  if ('until' in act) {
    await arrival(() => place.textContent.includes(act.until));
  } else if ('press' in act) {
    (await arrival(() => called(place, act.press))).click();
  } else {
    const part = await arrival(() => called(place, act.into));
    type(act.type, 'control' in part ? (part.control as HTMLInputElement) : (part as HTMLInputElement));
  }
}

/** React tracks the values it has written into a field. Other changes need the field's native setter. */
function type(text: string, field: HTMLInputElement): void {
  const { prototype } = (field.ownerDocument.defaultView as Window & typeof globalThis).HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Resolves with the result of `look` as soon as there is one. */
async function arrival<Found>(look: () => Found | undefined | null | false): Promise<Found> {
  for (;;) {
    const found = look();
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
}

/** Keeps demonstrations from scrolling the gallery around them. */
function holdStill(place: HTMLElement): void {
  const { Element, HTMLElement } = place.ownerDocument.defaultView as Window & typeof globalThis;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function () {
    focus.call(this, { preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
}

/** Repeats every rule for :hover and :focus for elements that are marked as being in that state. */

const twins = [
  { real: /(?<!\\):hover\b/g, twin: '[data-as-hover]' },
  { real: /(?<!\\):focus(-visible|-within)?\b/g, twin: '[data-as-focus]' },
];

function withTwins(rules: CSSRuleList): string {
  return [...rules]
    .flatMap(({ cssText }) =>
      twins.filter(({ real }) => cssText.match(real)).map(({ real, twin }) => cssText.replaceAll(real, twin)),
    )
    .join('\n');
}

const sheet = document.createElement('style');
sheet.textContent = [...document.styleSheets].map(({ cssRules }) => withTwins(cssRules)).join('\n');
document.head.append(sheet);

for (const place of document.querySelectorAll<HTMLElement>('[data-gallery-state]')) {
  for (const part of place.querySelectorAll('a, button, summary, input, textarea, .group, .light-line')) {
    part.setAttribute(`data-as-${place.dataset['galleryState']}`, '');
  }
}
