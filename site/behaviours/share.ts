import { copy, linkWords } from './copy.ts';

/** Opens the device's share sheet; where there is none, or it fails, copies the link and says so. */
export function shareArticle(): () => void {
  const button = document.querySelector<HTMLButtonElement>('[data-share]');
  if (!button) return () => {};

  const share = async () => {
    const { title, URL: url } = document;
    try {
      await navigator.share({ title, url });
    } catch (error) {
      const dismissed = error instanceof DOMException && error.name === 'AbortError';
      if (!dismissed) await copy(url, linkWords);
    }
  };
  button.addEventListener('click', share);
  return () => button.removeEventListener('click', share);
}
