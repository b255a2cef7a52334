import type { ReactNode } from 'react';
import type { Home } from '../../content/schemas/home.ts';
import type { Contact } from '../../content/schemas/single-pages.ts';
import { SampleMail } from '../sections/contact/SampleMail.tsx';
import { type Film, WatchVideo } from '../sections/home/FilmDialog.tsx';
import { Glue } from '../sections/home/Glue.tsx';
import { Hero, type HeroAnswer } from '../sections/home/Hero.tsx';
import type { PriceProps } from '../sections/home/Price.tsx';
import { type Service, Services } from '../sections/home/Services.tsx';
import { Figure } from '../ui/Figure.tsx';
import { Kicker } from '../ui/Kicker.tsx';
import { OpenMark } from '../ui/OpenMark.tsx';
import { Section } from '../ui/Section.tsx';

type Props = {
  home: Home;
  film: Film | undefined;
  proof: Proven;
  answer: HeroAnswer;
  services: Service[];
  price: PriceProps;
  sample: Contact['sample'];
  /** The chatbot demonstration, and its anchor. */
  chat?: ReactNode;
  chatHref: string;
  /** The form, which hydrates when a visitor comes near. */
  children: ReactNode;
};

export function HomeScreen(props: Props) {
  const { home, film, proof, answer, services, price, sample, chat, chatHref, children } = props;
  return (
    <>
      <Hero
        words={home.hero}
        answer={answer}
        chatHref={chatHref}
        watchVideo={<WatchVideo words={home.hero} film={film} />}
      />
      <div className="home-chat hue-blue">{chat}</div>
      {proof.figures.length > 0 && <Proof words={home.proof} {...proof} />}
      <Glue words={home.glue} />
      <Services words={home.services} services={services} price={price} />
      <ContactSection words={home.contact} sample={sample}>
        {children}
      </ContactSection>
    </>
  );
}

type ContactProps = { words: Home['contact']; sample: Contact['sample']; children: ReactNode };

/** The promise and a sample of its answer on the left, the form beside it. On phones the sample is folded below. */
function ContactSection({ words, sample, children }: ContactProps) {
  return (
    <Section id="contact" air="half" surface="raised">
      <div className="home-contact wrap">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <h2 className="mt-5 text-h2">{words.heading}</h2>
        </div>
        <div className="home-sample">
          <SampleMail words={sample} extent="letter" />
        </div>
        <div className="home-form">{children}</div>
        <details className="home-folded">
          <summary>
            {words.sample.heading} <span>{words.sample.mark}</span>
            <OpenMark />
          </summary>
          <SampleMail words={sample} extent="letter" />
        </details>
      </div>
    </Section>
  );
}

type Proven = {
  figures: { href: string; value: string; meaning: string; shop: string }[];
  /** Whether customers have confirmed them. */
  note: string;
};

/** Results with links to their case studies, and beside them what a reader can check. */
function Proof({ words, figures, note }: Proven & { words: Home['proof'] }) {
  return (
    <section className="border-t border-line py-6">
      <div className="wrap">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2 className="font-text font-normal tracking-normal">
            <Kicker>{words.heading}</Kicker>
          </h2>
          <p className="text-small text-ink-3">{note}</p>
        </div>
        <div className="home-figures">
          <ul>
            {figures.map(({ href, value, meaning, shop }) => (
              <li key={href}>
                <Figure value={value} size="card" />
                <p>
                  {meaning} <a href={href}>{shop}</a>
                </p>
              </li>
            ))}
          </ul>
          <ul aria-label={words.checksLabel}>
            {words.checks.map(({ href, label }) => (
              <li key={label}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
