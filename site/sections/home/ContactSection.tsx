import type { ReactNode } from 'react';
import type { Home } from '../../../content/schemas/home.ts';
import { Kicker } from '../../ui/Kicker.tsx';
import { Section } from '../../ui/Section.tsx';

/** The promise at the left, the form beside it. */
export function ContactSection({ words, children }: { words: Home['contact']; children: ReactNode }) {
  return (
    <Section id="contact" air="bay" surface="raised">
      <div className="wrap grid gap-x-12 gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <h2 className="mt-6 text-section">{words.heading}</h2>
          <ol className="mt-9 grid max-w-[38ch] gap-4 text-ink-2">
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        {children}
      </div>
    </Section>
  );
}
