import type { ReactNode } from 'react';
import type { Message } from '../../content/schemas/single-pages.ts';
import { Picture } from '../illustrations/Picture.tsx';
import { ButtonLinks } from '../ui/ButtonLink.tsx';

/** A page with a single message: not found, an error, thank you. */
export function MessageScreen({ words, children }: { words: Message; children?: ReactNode }) {
  return (
    <div className="wrap grid min-h-[88svh] items-center gap-x-16 gap-y-6 pt-[calc(var(--header-height)+2rem)] pb-(--bay-half) lg:grid-cols-2">
      <div className="max-lg:order-2">
        <p className="font-display text-ink-2 tabular-nums">{words.kicker}</p>
        <h1 className="mt-4 text-section tracking-tightest">{words.heading}</h1>
        <p className="mt-5 max-w-[44ch] text-lead text-ink-2">{words.text}</p>
        <div className="mt-9">
          <ButtonLinks links={words.links}>{children}</ButtonLinks>
        </div>
      </div>
      <Picture of={words.picture} purpose="decoration" loading="eager" />
    </div>
  );
}
