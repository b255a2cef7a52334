import { company } from '../../content/company.ts';

const dialed = (phone: string) => phone.replaceAll(/[^+\d]/g, '');

/** The last page: where to find us, and this paper. */
export function closing(paper: URL) {
  const { name, tagline, answerTime, email, phone, copyrightYear } = company;
  return {
    title: 'Talk it over with us',
    text: `Send us a few lines about your week. We answer within ${answerTime.replace(' ', '\u00a0')}, and when you need no software from us, we say so.`,
    ways: [
      { label: 'Email', text: email, href: `mailto:${email}` },
      ...(phone ? [{ label: 'Phone', text: phone, href: `tel:${dialed(phone)}` }] : []),
      { label: 'Website', text: paper.host, href: paper.origin },
      { label: 'This paper online', text: `${paper.host}${paper.pathname}`, href: paper.href },
    ],
    imprint: `© ${copyrightYear} ${name}, ${tagline}. Print this paper and pass it on, whole and unchanged.`,
  };
}
