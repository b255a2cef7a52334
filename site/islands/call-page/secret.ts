/**
 * The secret of a call, as the link in a mail brings it: behind the number sign, where no log and no proxy sees it. It
 * leaves the address at once, and with it the history that other devices may share, and stays with the tab, so that a
 * reload finds the call again.
 */
export function takeSecret(): string | undefined {
  if (!isInAddress()) return kept();
  const secret = location.hash.slice(1);
  keep(secret);
  history.replaceState(history.state, '', location.pathname);
  return secret;
}

/** Whether there is one: the link that skips to the content leads to a place on this page. */
export const isInAddress = () => location.hash.length > 1 && !document.getElementById(location.hash.slice(1));

const key = 'call';

/** Storage throws where it is forbidden; the page works without it. */
function keep(secret: string): void {
  try {
    sessionStorage.setItem(key, secret);
  } catch {
    // Then a reload asks for the link again.
  }
}

function kept(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
