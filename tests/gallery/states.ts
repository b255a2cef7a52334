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
