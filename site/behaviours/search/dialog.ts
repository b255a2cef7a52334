import { fetchMain } from './fetch-main.ts';
import { startSearch } from './start.ts';

let borrowed: Promise<HTMLElement> | undefined;

/** Shows the search over the page, in the box of the search page; on that page its own field takes the focus. */
export async function openSearch(searchPage: string): Promise<void> {
  const field = document.querySelector<HTMLElement>('[data-search-field]');
  if (field) return field.focus();

  borrowed ??= borrowBox(searchPage);
  borrowed.catch(() => {
    borrowed = undefined;
  });
  const box = (await borrowed).cloneNode(true) as HTMLElement;
  const dialog = document.createElement('dialog');
  dialog.className = 'search-dialog';
  dialog.ariaLabel = 'Search';
  dialog.append(box);
  document.body.append(dialog);

  const stop = startSearch(box);
  dialog.addEventListener('close', () => {
    stop();
    dialog.remove();
  });
  // The box covers the dialog whole: a click on the element itself is one on the backdrop.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
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
