import { startSearch } from './start.ts';

/** The search page. The query is in its address, so that visitors can share it and return to it. */
const box = document.querySelector<HTMLElement>('[data-search-box]');
const field = box?.querySelector<HTMLInputElement>('[data-search-field]');
if (box && field) {
  const neverClosed = new AbortController().signal;
  startSearch(box, neverClosed);
  field.addEventListener('input', () => {
    const url = new URL(location.href);
    url.search = field.value && new URLSearchParams({ q: field.value }).toString();
    history.replaceState(history.state, '', url);
  });
  // A quick visitor may have typed before this script ran.
  field.value ||= new URLSearchParams(location.search).get('q')?.slice(0, field.maxLength) ?? '';
  if (field.value) field.dispatchEvent(new Event('input'));
}
