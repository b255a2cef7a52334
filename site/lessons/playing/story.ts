/** Shows the lesson as a story in pictures, which is how the page looks without a script. */
export function showStory(): void {
  for (const { cssRules } of document.styleSheets) askForNoScript(cssRules);
}

/** Answers the style sheet's question for a script, on which all of the two looks hangs. */
function askForNoScript(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const { media } = rule;
      if (media.mediaText.includes('(scripting: enabled)')) media.mediaText = 'not all';
      else if (media.mediaText.includes('(scripting: none)')) media.mediaText = 'all';
    }
    if (rule instanceof CSSGroupingRule) askForNoScript(rule.cssRules);
  }
}
