import type { ReactNode } from 'react';
import { Section } from '../../ui/Section.tsx';

/** Two entries to go on with. */
export function Related({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div data-screen-only>
      <Section air="half" surface="ruled">
        <div className="wrap">
          <h2 className="text-h2">{heading}</h2>
          <div className="mt-10 grid gap-x-8 gap-y-14 md:grid-cols-2 lg:max-w-[75%]">{children}</div>
        </div>
      </Section>
    </div>
  );
}
