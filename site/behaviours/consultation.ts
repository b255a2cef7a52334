/** "Schedule Free Consultation" leads down to the form on pages that carry it, and elsewhere to the contact page. */
export function preferFormOnPage(): () => void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-consultation]');
  const lead = (to: string) => {
    for (const link of links) link.href = to;
  };
  if (document.getElementById('contact')) lead('#contact');
  return () => lead('/contact');
}
