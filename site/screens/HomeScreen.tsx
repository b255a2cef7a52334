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
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-7 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr] lg:gap-x-18">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <h2 className="mt-5 text-h2">{words.heading}</h2>
        </div>
        <div className="max-lg:hidden">
          <SampleMail words={sample} extent="letter" />
        </div>
        <div className="home-form lg:col-2 lg:row-[1/3] lg:pt-10">{children}</div>
        <details className="rounded-control bg-ground lg:hidden [&>figure]:px-4 [&>figure]:pb-4">
          <summary className="flex min-h-13 items-center gap-3 px-4 text-[0.9375rem] font-semibold *:ms-auto *:font-normal *:text-ink-3">
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

const linkClass = 'text-ink underline decoration-line-strong underline-offset-[0.25em]';

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
        <div className="mt-4 lg:mt-6 lg:grid lg:grid-cols-[9fr_3.4fr]">
          <ul className="lg:grid lg:grid-cols-[repeat(3,1fr)]">
            {figures.map(({ href, value, meaning, shop }) => (
              <li
                key={href}
                className="relative flex min-h-18 flex-wrap items-center gap-x-4 border-b border-line lg:mr-7 lg:block lg:border-r lg:border-b-0 lg:pr-4 [&>span]:min-w-26 lg:[&>span]:mb-[0.85rem] lg:[&>span]:block"
              >
                <Figure value={value} size="card" />
                <p className="flex-[1_1_9rem] text-[0.9375rem]/[1.45] text-ink-2">
                  {meaning} {/* The whole figure is the link. */}
                  <a href={href} className={`${linkClass} after:absolute after:inset-0`}>
                    {shop}
                  </a>
                </p>
              </li>
            ))}
          </ul>
          <ul aria-label={words.checksLabel} className="pt-3 lg:p-0 lg:text-[1rem]">
            {words.checks.map(({ href, label }) => (
              <li key={label} className="border-line lg:not-first:border-t">
                <a href={href} className={`${linkClass} inline-block py-[0.1rem] lg:py-[0.4rem]`}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
