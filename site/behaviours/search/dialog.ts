import { dialogName } from '../../../content/messages/pages.ts';
import searchStyles from '../../styles/search.css?url';
import { followsHere } from '../clicks.ts';
import { fetchMain } from './fetch-main.ts';
import { startSearch } from './start.ts';

let opening: Promise<void> | undefined;
let borrowed: HTMLElement | undefined;

/** Shows the search over the page, only once even if it is requested again while it loads. */
export function openSearch(searchPage: string): Promise<void> {
  opening ??= open(searchPage).finally(() => {
    opening = undefined;
  });
  return opening;
}

/**
 * Uses the box of the search page. There, and in a dialog that is already open, its field takes the focus. One that was just
 * closed is still in the page until the browser tells of it.
 */
async function open(searchPage: string): Promise<void> {
  const field = document.querySelector<HTMLElement>(':is(main, dialog[open]) [data-search-field]');
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
    // The content covers the dialog, so a click on the element itself is on the backdrop, unless it is the second of a double click.
    if ((event.target === dialog && event.detail < 2) || leadsBehind) dialog.close();
  });
  // A press beside the field, such as the second of a double click, leaves the focus in it.
  dialog.addEventListener('mousedown', (event) => {
    if (event.target === dialog) event.preventDefault();
  });
  const close = box.querySelector<HTMLElement>('[data-search-close]');
  if (close) close.hidden = false;
  close?.addEventListener('click', () => dialog.close());
  dialog.showModal();
}

/** Loads the box of the search page. Its style sheet is requested at the same time, so that a slow phone waits once. */
async function borrowBox(searchPage: string): Promise<HTMLElement> {
  const [page] = await Promise.all([fetchMain(searchPage), addStyles()]);
  const box = page.querySelector<HTMLElement>('[data-search-box]');
  if (!box) throw new Error('The search page has no search.');
  return document.adoptNode(box);
}

function addStyles(): Promise<unknown> {
  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.href = searchStyles;
  return new Promise((resolve, reject) => {
    styles.addEventListener('load', resolve);
    styles.addEventListener('error', reject);
    document.head.append(styles);
  });
}
