import type { ReactNode } from 'react';
import type { Home } from '../../../content/schemas/home.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ButtonRow } from '../../ui/ButtonRow.tsx';
import { HeroBanners } from './HeroBanners.tsx';
import { HeroFoot } from './HeroFoot.tsx';
import { HeroLight } from './HeroLight.tsx';

type Props = {
  words: Home['hero'];
  /** The button that shows what we do. */
  watchVideo: ReactNode;
};

/** The first screen: what we are, in the largest letters of the site, beside the light. */
export function Hero({ words, watchVideo }: Props) {
  return (
    <section data-hero className="hero">
      <HeroLight />
      <div className="wrap row-start-2 pb-8 md:pb-16">
        <div data-hero-text>
          <HeroBanners rows={words.banners} />
          <h1 className="mt-6 w-fit max-w-[11ch] text-headline tracking-tightest md:mt-9">{words.heading}</h1>
          <p className="mt-5 max-w-[34ch] text-lead text-ink-2 md:mt-7">{words.tagline}</p>
          <div className="mt-8 md:mt-10">
            <ButtonRow>
              <ButtonLink href={words.demo.href} variant="solid">
                {words.demo.label}
              </ButtonLink>
              {watchVideo}
            </ButtonRow>
          </div>
        </div>
      </div>
      <HeroFoot badges={words.badges} hint={words.scrollHint} />
    </section>
  );
}
