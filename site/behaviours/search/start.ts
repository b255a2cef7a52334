import { drawGroups, drawPassage } from './draw.ts';
import { find } from './find.ts';
import { moveWithArrows } from './keys.ts';
import { passageOf } from './passages.ts';
import { termsOf } from './terms.ts';

/** Answers what is typed into the box. Returns what ends it. */
export function startSearch(box: HTMLElement): () => void {
  const part = <Part extends HTMLElement>(name: string) => box.querySelector(`[data-search-${name}]`) as Part;
  const field = part<HTMLInputElement>('field');
  const status = part('status');
  const results = part('results');
  const everything = part('everything');
  const stopMoving = moveWithArrows(box);

  const show = (said: string, hasResults: boolean) => {
    status.textContent = said;
    results.hidden = !hasResults;
    everything.hidden = hasResults;
  };

  const answer = async () => {
    const question = field.value.trim();
    const isCurrent = () => field.value.trim() === question;
    const terms = termsOf(question);
    if (terms.length === 0) return show('', false);
    try {
      const hits = await find(question);
      if (!isCurrent()) return;
      if (hits.length === 0)
        return show(`Nothing found for “${question}”. Here is everything on the site.`, false);
      const drawn = drawGroups(box, hits, terms);
      results.replaceChildren(...drawn.groups);
      show(hits.length === 1 ? '1 result' : `${hits.length} results`, true);
      for (const { path, hit } of drawn.hits) {
        const passage = await passageOf(path, terms);
        if (!isCurrent()) return;
        if (passage) drawPassage(hit, path, passage, terms);
      }
    } catch {
      if (isCurrent() && results.hidden)
        show('The search did not load. Check your connection and type again.', false);
    }
  };

  const openFirst = (event: Event) => {
    event.preventDefault();
    results.querySelector<HTMLAnchorElement>('a')?.click();
  };
  field.addEventListener('input', answer);
  field.form?.addEventListener('submit', openFirst);
  return () => {
    field.removeEventListener('input', answer);
    field.form?.removeEventListener('submit', openFirst);
    stopMoving();
  };
}
