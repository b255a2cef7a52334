import { company } from '../../../content/company.ts';
import type { Contact } from '../../../content/schemas/single-pages.ts';

/** How soon we answer, how else to reach us, and what to read before. */
export function OtherWays({ words }: { words: Contact['otherWays'] }) {
  return (
    <div className="lg:col-start-1">
      <dl className="flex flex-wrap gap-x-12 gap-y-6 border-t border-line pt-7">
        <div>
          <dt className="text-small text-ink-2">{words.answer}</dt>
          <dd className="mt-1 font-display text-h4 font-semibold tracking-tight sm:text-h3">
            {company.answerTime}
          </dd>
          <dd className="text-small text-ink-2">{words.answered}</dd>
        </div>
        <div>
          <dt className="text-small text-ink-2">{words.write}</dt>
          <dd className="mt-1 font-display text-h4 font-semibold tracking-tight sm:text-h3">
            <a
              className="wrap-anywhere underline decoration-line-strong decoration-1 underline-offset-6 transition-colors hover:decoration-ink"
              href={`mailto:${company.email}`}
            >
              {company.email}
            </a>
          </dd>
        </div>
      </dl>
      <ul className="mt-7 flex flex-wrap gap-x-8 text-small">
        {words.before.map(({ href, label }) => (
          <li key={href}>
            <a
              className="inline-block py-2 underline decoration-line-strong underline-offset-4 transition-colors hover:decoration-ink"
              href={href}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
