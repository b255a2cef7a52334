import type { ReactNode } from 'react';

/** The surface a drawing stands on; its light reaches the edges. */
export function PictureFrame({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div id={id} className="picture-frame overflow-hidden rounded-card bg-raised print:bg-transparent">
      {children}
    </div>
  );
}
