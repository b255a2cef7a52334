import { linkCopied, linkNotCopied } from '../../content/messages/copying.ts';
import { copy } from './copy.ts';

/** Opens the device's share sheet; where there is none, or it fails, copies the link and says so. */
export function shareArticle(): void {
  document.querySelector('[data-share]')?.addEventListener('click', async () => {
    const { title, URL: url } = document;
    try {
      await navigator.share({ title, url });
    } catch (error) {
      const dismissed = error instanceof DOMException && error.name === 'AbortError';
      if (!dismissed) await copy(url, linkCopied, linkNotCopied);
    }
  });
}
