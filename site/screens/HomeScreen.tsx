import type { ReactNode } from 'react';
import type { Home } from '../../content/schemas/home.ts';
import { ContactSection } from '../sections/ContactSection.tsx';
import { Glue } from '../sections/Glue.tsx';
import { Hero } from '../sections/Hero.tsx';
import { Proof, type ProofFigure } from '../sections/Proof.tsx';
import type { Service } from '../sections/ServiceCard.tsx';
import { Services } from '../sections/Services.tsx';
import { type Film, WatchVideo } from '../sections/WatchVideo.tsx';

type Props = {
  home: Home;
  film: Film;
  proof: ProofFigure[];
  services: Service[];
  /** The form, which hydrates when a visitor comes near. */
  children: ReactNode;
};

export function HomeScreen({ home, film, proof, services, children }: Props) {
  return (
    <>
      <Hero words={home.hero} watchVideo={<WatchVideo film={film} />} />
      <Proof heading={home.proof.heading} figures={proof} />
      <Glue words={home.glue} />
      <Services words={home.services} services={services} />
      <ContactSection words={home.contact}>{children}</ContactSection>
    </>
  );
}
