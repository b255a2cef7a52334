import type { ReactNode } from 'react';
import { Announcement } from '../../ui/Announcement.tsx';
import { Contents, type Heading } from './Contents.tsx';

/** A long text with its contents in the margin. */
export function Reading({ headings, children }: { headings: Heading[]; children: ReactNode }) {
  return (
    <div className="wrap grid gap-x-12 border-t border-line pt-(--bay-half) pb-(--bay) lg:grid-cols-[3fr_9fr]">
      <Contents headings={headings} />
      <div className="prose min-w-0">{children}</div>
      <Announcement />
    </div>
  );
}
