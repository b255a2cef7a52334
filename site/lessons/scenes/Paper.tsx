import type { ReactNode } from 'react';
import { Light } from './Light.tsx';

type Props = { title?: string | undefined; sample?: string; children: ReactNode };

/** A sheet of paper whose lines roll on, so that the one just written stays in view. */
export function Paper({ title, sample, children }: Props) {
  return (
    <div className="paper">
      <Light />
      {sample && <p className="sample">{sample}</p>}
      {title && <p className="paper-title">{title}</p>}
      <div className="window" data-window>
        <div className="roll" data-roll>
          {children}
        </div>
      </div>
    </div>
  );
}
