import { deskPath } from '../../contract/desk.ts';

const key = 'desk-place';

/** Where somebody was going when asked to sign in, in another tab perhaps. */
export function rememberPlace(): void {
  try {
    localStorage.setItem(key, location.hash);
  } catch {
    // Then it begins with the list.
  }
}

/** A whole page of its own, so that nothing of the one before stays. */
export function enterDesk(): void {
  let place = '';
  try {
    place = localStorage.getItem(key) ?? '';
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
  history.replaceState(null, '', `${deskPath}${place.startsWith('#/') ? place : '#/'}`);
  location.reload();
}
