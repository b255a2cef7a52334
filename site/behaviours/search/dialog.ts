import { dialogName } from '../../../content/messages/search.ts';
import { followsHere, isBeside } from '../clicks.ts';
import { fetchMain } from './fetch-main.ts';
import { startSearch } from './start.ts';

let opening: Promise<void> | undefined;
let borrowed: HTMLElement | undefined;

/** Shows the search over the page, once, however often it is asked for while it loads. */
export function openSearch(searchPage: string): Promise<void> {
  opening ??= open(searchPage).finally(() => {
    opening = undefined;
  });
  return opening;
}

/** The box is that of the search page; there, and in a dialog that is open, its field takes the focus. */
async function open(searchPage: string): Promise<void> {
  const field = document.querySelector<HTMLElement>('[data-search-field]');
  if (field) return field.focus();

  borrowed ??= await borrowBox(searchPage);
  const box = borrowed.cloneNode(true) as HTMLElement;
  const dialog = document.createElement('dialog');
  dialog.className = 'search-dialog';
  dialog.ariaLabel = dialogName;
  dialog.append(box);
  document.body.append(dialog);

  const closing = new AbortController();
  startSearch(box, closing.signal);
  dialog.addEventListener('close', () => {
    closing.abort();
    dialog.remove();
  });
  dialog.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const leadsBehind = link?.pathname === location.pathname && followsHere(event);
    if (isBeside(event, dialog) || leadsBehind) dialog.close();
  });
  // A press beside it, as the second one of a double click, leaves the focus where one types.
  dialog.addEventListener('mousedown', (event) => {
    if (event.target === dialog) event.preventDefault();
  });
  dialog.showModal();
}

/** The box of the search page, whose style sheet moves in with it. */
async function borrowBox(searchPage: string): Promise<HTMLElement> {
  const page = await fetchMain(searchPage);
  const box = page.querySelector<HTMLElement>('[data-search-box]');
  const styles = page.querySelector('[data-search-styles]');
  if (!box || !styles) throw new Error('The search page has no search.');
  await new Promise((resolve, reject) => {
    styles.addEventListener('load', resolve);
    styles.addEventListener('error', reject);
    document.head.append(styles);
  });
  return document.adoptNode(box);
}
