import type { ReactNode } from 'react';
import type { Home } from '../../content/schemas/home.ts';
import { type Film, WatchVideo } from '../sections/home/FilmDialog.tsx';
import { Glue } from '../sections/home/Glue.tsx';
import { Hero } from '../sections/home/Hero.tsx';
import { Proof, type ProofFigure } from '../sections/home/Proof.tsx';
import { type Service, Services } from '../sections/home/Services.tsx';
import { type AnsweredMessage, Teaser } from '../sections/home/Teaser.tsx';
import { Section } from '../ui/Section.tsx';
import { Kicker } from '../ui/SplitHeading.tsx';

type Props = {
  home: Home;
  film: Film | undefined;
  proof: ProofFigure[];
  answered: AnsweredMessage[];
  services: Service[];
  /** The form, which hydrates when a visitor comes near. */
  children: ReactNode;
};

export function HomeScreen({ home, film, proof, answered, services, children }: Props) {
  return (
    <>
      <Hero words={home.hero} watchVideo={<WatchVideo words={home.hero} film={film} />} />
      <Proof lead={home.hero.instance} heading={home.proof.heading} figures={proof} />
      <Teaser words={home.teaser} answered={answered} />
      <Glue words={home.glue} />
      <Services words={home.services} services={services} />
      <ContactSection words={home.contact}>{children}</ContactSection>
    </>
  );
}

/** The promise on the left, the form beside it. */
function ContactSection({ words, children }: { words: Home['contact']; children: ReactNode }) {
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
