import { company } from '../../../content/company.ts';
import { Logo } from '../../ui/Logo.tsx';

const columns = [
  {
    title: 'Solutions',
    links: [
      { href: '/solutions', label: 'All' },
      { href: '/solutions/ai-chatbots', label: 'AI Chatbots' },
      { href: '/solutions/ugc-content', label: 'UGC Content' },
      { href: '/solutions/task-automation', label: 'Task Automation' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { href: '/resources/documentation', label: 'Documentation' },
      { href: '/resources/blog', label: 'Blog' },
      { href: '/resources/case-studies', label: 'Case Studies' },
      { href: '/resources/api-reference', label: 'API Reference' },
    ],
  },
  {
    title: 'Company',
    links: [
      { href: '/contact', label: 'Contact' },
      { href: '/privacy', label: 'Privacy' },
      ...company.profiles.map(({ name, url }) => ({ href: url, label: name })),
    ],
  },
];

export function SiteFooter() {
  return (
    <footer className="site-footer overflow-hidden border-t border-line pt-20 text-small text-ink-2">
      <div className="wrap">
        <div className="grid gap-x-8 gap-y-12 sm:grid-cols-3 lg:grid-cols-[6fr_2fr_2fr_2fr]">
          <div className="max-lg:col-span-full">
            <span className="text-ink">
              <Logo />
            </span>
            <p className="mt-4">{company.tagline}.</p>
            <p className="mt-1">
              We answer within {company.answerTime}:{' '}
              <a
                className="text-ink underline decoration-line-strong underline-offset-4"
                href={`mailto:${company.email}`}
              >
                {company.email}
              </a>
              {company.phone && <>, {company.phone}</>}
            </p>
          </div>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={`${title}, footer`}>
              <h2 className="font-text text-small font-medium tracking-normal text-ink">{title}</h2>
              <ul className="mt-3">
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href} className="inline-block py-1.5 transition-colors hover:text-ink">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="mt-16">
          © {company.copyrightYear} {company.name}
        </p>
      </div>
      {/* Light fading out, not words to be read: drawn by the style sheet, so that nobody is read or shown it twice. */}
      <div
        data-name={company.name}
        className="relative mt-10 -mb-[0.12em] text-center font-display text-wordmark font-semibold tracking-tightest text-raised-2 before:content-[attr(data-name)]"
      />
      <div className="relative h-px bg-(image:--spectrum)" />
    </footer>
  );
}
