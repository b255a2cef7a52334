/** "Schedule Free Consultation" leads down to the form on pages that carry it, and elsewhere to the contact page. */
export function preferFormOnPage(): void {
  if (!document.getElementById('contact')) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-consultation]')) {
    link.href = '#contact';
  }
}
