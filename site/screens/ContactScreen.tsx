import type { ReactNode } from 'react';
import type { Contact } from '../../content/schemas/single-pages.ts';
import { OtherWays } from '../sections/contact/OtherWays.tsx';
import { SampleMail } from '../sections/contact/SampleMail.tsx';
import { Kicker } from '../ui/Kicker.tsx';
import { Section } from '../ui/Section.tsx';
import { SplitHeading } from '../ui/SplitHeading.tsx';

type Props = {
  contact: Contact;
  /** Whether visitors can pick a time for a call. */
  offersCalls: boolean;
  /** The form, which hydrates as soon as the page has been drawn. */
  children: ReactNode;
};

export function ContactScreen({ contact, offersCalls, children }: Props) {
  return (
    <>
      <div className="wrap grid gap-x-12 gap-y-10 pt-[calc(var(--header-height)+2rem)] pb-(--bay-half) lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr] lg:pt-[calc(var(--header-height)+4rem)]">
        <div>
          <Kicker>{contact.title}</Kicker>
          <Introductions
            introductions={offersCalls ? contact.introductions : withoutCalls(contact.introductions)}
          />
        </div>
        {/* The script on the page says with data-time-first that the visitor came for a call. */}
        <div className="lg:row-span-2 lg:pt-11">{children}</div>
        <OtherWays words={contact.otherWays} />
      </div>
      <Steps {...contact.next} />
      <Section air="half" surface="ruled">
        <SplitHeading heading={contact.sample.heading}>
          <SampleMail words={contact.sample} extent="whole" />
        </SplitHeading>
      </Section>
    </>
  );
}

const withoutCalls = (introductions: Contact['introductions']) => {
  const { general, 'client-access': access, 'get-started': start } = introductions;
  return { general, 'client-access': access, 'get-started': start };
};

/** On wide screens all introductions share one place, so that nothing below moves when a call is booked. */
function Introductions({ introductions }: { introductions: Partial<Contact['introductions']> }) {
  return (
    <div className="mt-6 grid">
      {Object.entries(introductions).map(([about, { heading, lead }]) => (
        <div
          key={about}
          data-about={about}
          data-shown={about === 'general' ? '' : undefined}
          className="col-start-1 row-start-1 max-lg:not-data-shown:hidden lg:not-data-shown:invisible"
        >
          <h1 className="text-section tracking-tightest">{heading}</h1>
          <p className="mt-6 max-w-[42ch] wrap-anywhere text-lead text-ink-2">{lead}</p>
        </div>
      ))}
    </div>
  );
}

/** Numbered steps, one below the other. */
function Steps({ heading, steps }: Contact['next']) {
  return (
    <Section air="half" surface="ruled">
      <SplitHeading heading={heading}>
        <ol>
          {steps.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[3.5rem_1fr] border-b border-line py-8 first:pt-0 last:border-0 last:pb-0"
            >
              <span aria-hidden="true" className="font-display text-h3 text-ink-3 tabular-nums">
                {index + 1}
              </span>
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-3 max-w-[56ch] text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </SplitHeading>
    </Section>
  );
}
