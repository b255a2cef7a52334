/** Shows the introduction that suits the button a visitor came by: /contact?about=client-access. */
export function introduce(): void {
  const about = new URLSearchParams(location.search).get('about');
  const introductions = [...document.querySelectorAll<HTMLElement>('[data-about]')];
  if (!introductions.some(({ dataset }) => dataset['about'] === about)) return;
  for (const introduction of introductions) {
    introduction.toggleAttribute('data-shown', introduction.dataset['about'] === about);
  }
}
