import type { ReactNode } from 'react';

/** The surface of a drawing, whose light reaches the edges. */
export function PictureFrame({ children }: { children: ReactNode }) {
  return (
    <div className="picture-frame overflow-hidden rounded-card bg-raised print:bg-transparent">
      {children}
    </div>
  );
}
