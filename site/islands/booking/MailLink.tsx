import { company } from '../../../content/company.ts';

/** Where else we read. */
export const MailLink = () => (
  <a className="underline decoration-line-strong underline-offset-4" href={`mailto:${company.email}`}>
    {company.email}
  </a>
);
