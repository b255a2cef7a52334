import type { ReactNode } from 'react';
import type { PictureName } from '../../content/schemas/picture.ts';
import { Picture } from '../illustrations/Picture.tsx';
import { ButtonRow } from '../ui/ButtonRow.tsx';

type Props = {
  /** A status or a word above the title. */
  kicker: string;
  title: string;
  text: string;
  picture: PictureName;
  /** The way on. */
  children: ReactNode;
};

/** A page that says one thing: not found, an error, thank you. */
export function MessageScreen({ kicker, title, text, picture, children }: Props) {
  return (
    <div className="wrap grid min-h-[88svh] items-center gap-x-16 gap-y-6 pt-[calc(var(--header-height)+2rem)] pb-(--bay-half) lg:grid-cols-2">
      <div className="max-lg:order-2">
        <p className="font-display text-ink-2 tabular-nums">{kicker}</p>
        <h1 className="mt-4 text-section tracking-tightest">{title}</h1>
        <p className="mt-5 max-w-[44ch] text-lead text-ink-2">{text}</p>
        <div className="mt-9">
          <ButtonRow>{children}</ButtonRow>
        </div>
      </div>
      <Picture name={picture} purpose="decoration" loading="eager" />
    </div>
  );
}
