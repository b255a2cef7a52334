import { company } from '../../content/company.ts';
import { paper as labels } from '../../content/labels.ts';

const dialed = (phone: string) => phone.replaceAll(/[^+\d]/g, '');

/** The last page: where to find us, and this paper. */
export function closing(paper: URL) {
  const { email, phone } = company;
  return {
    title: labels.closing,
    text: labels.invitation,
    ways: [
      { label: labels.email, text: email, href: `mailto:${email}` },
      ...(phone ? [{ label: labels.phone, text: phone, href: `tel:${dialed(phone)}` }] : []),
      { label: labels.website, text: paper.host, href: paper.origin },
      { label: labels.online, text: `${paper.host}${paper.pathname}`, href: paper.href },
    ],
    imprint: labels.imprint,
  };
}
