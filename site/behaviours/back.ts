import { followsHere } from './clicks.ts';

/** Back is the browser's own history when the visitor came from a page of ours; else the link's own address. */
export function goBack(): void {
  const back = document.querySelector<HTMLAnchorElement>('a[data-back]');
  back?.addEventListener('click', (event) => {
    const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
    if (!cameFromHere || history.length < 2 || !followsHere(event)) return;
    event.preventDefault();
    history.back();
  });
}
