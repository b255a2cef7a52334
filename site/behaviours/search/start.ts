import {
  nothingFound,
  offline,
  resultCount,
  searchFailed,
  searching,
} from '../../../content/messages/search.ts';
import { drawGroups, drawPassage } from './draw.ts';
import { find } from './find.ts';
import { moveWithArrows } from './keys.ts';
import { letterKey } from './letter-key.ts';
import { passageOf } from './passages.ts';
import { termsOf } from './terms.ts';

/** Answers what is typed into the box, until it is closed: then nothing more is fetched. */
export function startSearch(box: HTMLElement, closed: AbortSignal): void {
  const part = <Part extends HTMLElement>(name: string) => box.querySelector(`[data-search-${name}]`) as Part;
  const field = part<HTMLInputElement>('field');
  const status = part('status');
  const again = part('again');
  const results = part('results');
  const everything = part('everything');

  const show = (shown: 'everything' | 'results' | 'fault', said: string) => {
    status.textContent = said;
    again.hidden = shown !== 'fault';
    results.hidden = shown !== 'results';
    everything.hidden = shown === 'results';
  };

  const answer = async () => {
    const question = field.value.trim();
    const isCurrent = () => field.value.trim() === question && !closed.aborted;
    const terms = termsOf(question);
    if (terms.length === 0) return show('everything', '');
    if (results.hidden) show('everything', searching);

    const hits = await find(question, closed).catch(() => undefined);
    if (!isCurrent()) return;
    if (!hits) return show('fault', navigator.onLine ? searchFailed : offline);
    if (hits.length === 0) return show('everything', nothingFound(question));

    const drawn = drawGroups(box, hits, terms);
    results.replaceChildren(...drawn.groups);
    show('results', resultCount(hits.length));
    for (const { path, hit } of drawn.hits) {
      // Where a page does not come its description stays.
      const passage = await passageOf(path, terms, closed).catch(() => undefined);
      if (!isCurrent()) return;
      if (passage) drawPassage(hit, path, passage, terms);
    }
  };

  field.addEventListener('input', answer);
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    results.querySelector<HTMLAnchorElement>('a')?.click();
  });
  again.addEventListener('click', () => {
    // The button goes away with the fault it stands for.
    field.focus();
    void answer();
  });
  addEventListener('online', () => again.hidden || answer(), { signal: closed });
  moveWithArrows(box);
  offerLetterKey(part('letter-key'), closed);
}

function offerLetterKey(control: HTMLInputElement, closed: AbortSignal) {
  const show = () => {
    control.checked = letterKey.get() !== 'off';
  };
  show();
  // Going back, a browser gives a control what it said before.
  addEventListener('pageshow', show, { signal: closed });
  control.addEventListener('change', () => letterKey.set(control.checked ? 'on' : 'off'));
}
