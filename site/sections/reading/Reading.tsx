import type { ReactNode } from 'react';
import { reading } from '../../../content/labels.ts';
import { buttonClass } from '../../ui/ButtonLink.tsx';
import { OpenMark } from '../../ui/OpenMark.tsx';

type Props = {
  headings: Heading[];
  /** Repeats the contents above the text on phones, where a paper with forty headings has no room for them. */
  hasFoldedContents?: boolean;
  children: ReactNode;
};

/** A long text with its contents in the margin. */
export function Reading({ headings, hasFoldedContents = false, children }: Props) {
  // Without headings its column stays empty, and the text where it is on other pages.
  return (
    <div className="wrap grid gap-x-12 border-t border-line pt-(--bay-half) pb-(--bay) lg:grid-cols-[3fr_9fr]">
      {headings.length > 0 ? <Contents headings={headings} /> : <div className="max-lg:hidden" />}
      {hasFoldedContents && headings.length > 0 && <FoldedContents headings={headings} />}
      <div className="prose min-w-0">{children}</div>
      {/* Where a behaviour says what has happened: screen readers announce only text that enters what was there before. */}
      <p role="status" data-announcement data-screen-only />
    </div>
  );
}

export type Heading = { slug: string; text: string };

/** The contents of a long text, beside it where there is room. The behaviour `contents` marks the current heading. */
function Contents({ headings }: { headings: Heading[] }) {
  return (
    <nav aria-label={reading.contents} data-screen-only className="text-small max-lg:hidden">
      <div className="sticky top-28">
        <p className="font-medium text-ink">{reading.contents}</p>
        <ol data-contents className="contents-list mt-3 grid gap-1">
          {headings.map(({ slug, text }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

/** The same above the text on a phone, folded. */
function FoldedContents({ headings }: { headings: Heading[] }) {
  return (
    <details data-screen-only className="mb-10 border-b border-line lg:hidden">
      <summary className="flex min-h-12 items-center justify-between gap-4 font-medium text-ink">
        {reading.contents}
        <OpenMark />
      </summary>
      <nav aria-label={reading.contents}>
        <ol className="grid pb-4">
          {headings.map(({ slug, text }) => (
            <li key={slug}>
              <a href={`#${slug}`} className="block py-2.5 text-ink-2">
                {text}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

/** Hidden where no script runs, because the behaviour `share` does the work. */
export function ShareButton({ label }: { label: string }) {
  return (
    <button type="button" data-share className={`${buttonClass['line-small']} noscript:hidden`}>
      {label}
    </button>
  );
}
