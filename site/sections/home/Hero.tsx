import { Fragment, type ReactNode } from 'react';
import { pause } from '../../../content/labels.ts';
import { lineLabel, questionLabel } from '../../../content/messages/sheet.ts';
import type { Home } from '../../../content/schemas/home.ts';
import { longestLine, longestQuestion } from '../../sheet/matcher/match.ts';
import type { Place } from '../../sheet/matcher/places.ts';
import { ButtonLink, ButtonRow } from '../../ui/ButtonLink.tsx';
import { hueClass } from '../../ui/hue-class.ts';
import { Marquee } from '../../ui/Marquee.tsx';
import { PauseControl } from '../../ui/PauseControl.tsx';

/** What the assistant answers to the message, the line of the sheet that it comes from, and the words that ask for it. */
export type HeroAnswer = { says: string; line: { number: number; text: string }; places: Place[] };

type Props = {
  words: Home['hero'];
  answer: HeroAnswer;
  /** Where the visitor can write to it. */
  chatHref: string;
  watchVideo: ReactNode;
};

/** The first screen: the light leaves a customer's message and lands on its answer, beside the largest heading. */
export function Hero({ words, answer, chatHref, watchVideo }: Props) {
  return (
    <section data-hero className="hero">
      {/* White light goes in, five colors come out: a still picture, and the canvas that animates it. */}
      <div className="hero-still" />
      <canvas className="hero-canvas" />
      <div className="hero-overlay" />
      <HeroMessage words={words} answer={answer} href={chatHref} />
      <div className="wrap hero-words">
        <div data-hero-text>
          <HeroBanners rows={words.banners} />
          <h1 className="mt-4 w-fit max-w-[11ch] text-headline tracking-tightest lg:mt-7">{words.heading}</h1>
          <p className="mt-3.5 max-w-[34ch] text-lead leading-[1.4] text-ink-2 lg:mt-6">{words.tagline}</p>
          <p className="mt-2 max-w-[44ch] font-medium max-sm:text-small">{words.trades}</p>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2.5 lg:mt-7">
            <ButtonRow>
              <ButtonLink {...words.demo} variant="solid" />
              {watchVideo}
            </ButtonRow>
            <p className="max-w-[30ch] text-small text-ink-2 max-sm:max-w-none">
              {words.promise.text}{' '}
              <a className="underline" href={words.promise.more.href}>
                {words.promise.more.label}
              </a>
            </p>
          </div>
        </div>
      </div>
      <HeroFoot badges={words.badges} hint={words.scrollHint} />
    </section>
  );
}

/**
 * The message and its answer, which the light runs between. Where scripts run both hold a field: what is typed there opens
 * the visitor's own sheet (behaviours/your-sheet). The message's field lies over its words, which show what counted.
 */
function HeroMessage({ words, answer, href }: { words: Home['hero']; answer: HeroAnswer; href: string }) {
  const { says, line, places } = answer;
  return (
    <>
      <div data-message className="hero-message">
        <div className="hero-bubble">
          <q>
            <Marked text={words.message.text} places={places} />
          </q>
          <textarea
            rows={1}
            maxLength={longestQuestion}
            aria-label={questionLabel}
            autoCapitalize="none"
            defaultValue={words.message.text}
          />
        </div>
        <span>{words.message.time}</span>
      </div>
      <div data-answer className="hero-answer">
        <div className="hero-says">
          <strong>{says}</strong>
          <span>
            <b>{words.line.replace('{number}', String(line.number))}</b> {line.text}
          </span>
        </div>
        <p className="hero-try">
          <b>{words.sheet.heading}</b>
          <a href={href}>{words.action}</a>
        </p>
        <ol className="hero-lines">
          <li>
            <textarea
              rows={1}
              maxLength={longestLine}
              aria-label={lineLabel(1)}
              placeholder={words.sheet.invitation}
            />
          </li>
        </ol>
      </div>
    </>
  );
}

/** The words that the answer is due to are marked: the light leaves them. */
function Marked({ text, places }: { text: string; places: Place[] }) {
  if (places.length === 0) return text;
  return places.map(({ from, to }, index) => (
    <Fragment key={from}>
      {text.slice(places[index - 1]?.to ?? 0, from)}
      <u>{text.slice(from, to)}</u>
      {index === places.length - 1 && text.slice(to)}
    </Fragment>
  ));
}

/** Two rows of headlines that move in opposite directions. */
function HeroBanners({ rows }: { rows: Home['hero']['banners'] }) {
  const [top, second] = rows;
  return (
    <div className="hero-banners text-small font-medium text-ink-2">
      <Marquee label={top.label} kind="words" loop="banner-top" direction="forward">
        {top.headlines.map(headline)}
      </Marquee>
      <Marquee label={second.label} kind="words" loop="banner-second" direction="backward">
        {second.headlines.map(headline)}
      </Marquee>
    </div>
  );
}

const headline = (words: string) => <li key={words}>{words}</li>;

/** The lower edge of the first screen: two promises, the scroll hint, and the pause switch. */
function HeroFoot({ badges, hint }: { badges: Home['hero']['badges']; hint: string }) {
  return (
    <div data-hero-foot className="row-start-3 border-t border-line">
      <div className="wrap flex min-h-18 flex-wrap items-center justify-between gap-x-10 gap-y-1 py-3.5 text-small sm:justify-start">
        <ul className="flex grow justify-between gap-x-8 gap-y-2 font-medium max-sm:basis-full max-xs:flex-wrap sm:grow-0">
          {badges.map(({ label, hue }) => (
            <li
              key={label}
              className={`${hueClass[hue]} flex items-center gap-3 before:size-1.75 before:rounded-full before:bg-(--hue)`}
            >
              {label}
            </li>
          ))}
        </ul>
        <a
          href="#services"
          className="hero-hint inline-flex min-h-8 items-center gap-3 text-ink-2 transition-colors after:h-8 after:w-px after:bg-linear-to-b after:from-transparent after:to-ink hover:text-ink"
        >
          {hint}
        </a>
        <span className="sm:ml-auto">
          <PauseControl words={pause} />
        </span>
      </div>
    </div>
  );
}
