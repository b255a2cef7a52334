import type { ReactNode } from 'react';
import { Section } from '../../ui/Section.tsx';

/** Two entries to read next. */
export function Related({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div data-screen-only>
      <Section air="half" surface="ruled">
        <div className="wrap grid gap-x-12 gap-y-10 lg:grid-cols-[3fr_9fr]">
          <h2 className="text-h2">{heading}</h2>
          <div className="grid gap-x-8 gap-y-14 md:grid-cols-2">{children}</div>
        </div>
      </Section>
    </div>
  );
}
