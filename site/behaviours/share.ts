/** Opens the device's share sheet; where there is none, copies the link and says so. */
export function shareArticle(): () => void {
  const button = document.querySelector<HTMLButtonElement>('[data-share]');
  const status = document.querySelector('[data-share-status]');
  if (!button || !status) return () => {};

  const share = async () => {
    const page = { title: document.title, url: location.href };
    status.textContent = '';
    try {
      if (navigator.share) await navigator.share(page);
      else {
        await navigator.clipboard.writeText(page.url);
        status.textContent = 'The link is copied.';
      }
    } catch (error) {
      const dismissed = error instanceof DOMException && error.name === 'AbortError';
      if (!dismissed) status.textContent = `The link could not be copied. It is ${page.url}`;
    }
  };
  button.addEventListener('click', share);
  return () => button.removeEventListener('click', share);
}
