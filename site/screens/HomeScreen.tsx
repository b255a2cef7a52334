import type { ReactNode } from 'react';
import type { Home } from '../../content/schemas/home.ts';
import { ContactSection } from '../sections/home/ContactSection.tsx';
import type { Film } from '../sections/home/FilmDialog.tsx';
import { Glue } from '../sections/home/Glue.tsx';
import { Hero } from '../sections/home/Hero.tsx';
import { Proof, type ProofFigure } from '../sections/home/Proof.tsx';
import type { Service } from '../sections/home/ServiceCard.tsx';
import { Services } from '../sections/home/Services.tsx';
import { type AnsweredMessage, Teaser } from '../sections/home/Teaser.tsx';
import { WatchVideo } from '../sections/home/WatchVideo.tsx';

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
