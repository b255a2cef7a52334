import { pause } from '../../content/labels.ts';
import { picture } from '../../content/schemas/picture.ts';
import { drawingNamed } from '../../site/illustrations/drawings.ts';
import { Picture } from '../../site/illustrations/Picture.tsx';
import { ResultIcon } from '../../site/screens/CaseStudyScreen.tsx';
import { BulletList } from '../../site/sections/lists/EntryCard.tsx';
import { Logo } from '../../site/sections/shell/Logo.tsx';
import {
  ArrowLink,
  ArrowMark,
  ButtonLink,
  type ButtonVariant,
  buttonClass,
} from '../../site/ui/ButtonLink.tsx';
import { Figure } from '../../site/ui/Figure.tsx';
import { hueClass } from '../../site/ui/hue-class.ts';
import { DownloadIcon } from '../../site/ui/icons.tsx';
import { Kicker } from '../../site/ui/Kicker.tsx';
import { Marquee, MarqueeLink } from '../../site/ui/Marquee.tsx';
import { OpenMark } from '../../site/ui/OpenMark.tsx';
import { PauseControl } from '../../site/ui/PauseControl.tsx';
import { PictureFrame } from '../../site/ui/PictureFrame.tsx';
import { Section } from '../../site/ui/Section.tsx';
import { SplitHeading } from '../../site/ui/SplitHeading.tsx';
import { Tag } from '../../site/ui/Tag.tsx';
import { TextWithCode } from '../../site/ui/TextWithCode.tsx';
import { InState, Plate, Room } from './Plate.tsx';

const variants = Object.keys(buttonClass) as ButtonVariant[];
const directions = ['on', 'back'] as const;
const icons = [
  ...(['clock', 'smile', 'book', 'heart', 'trend', 'people'] as const),
  ...(['coin', 'eye', 'bolt', 'chat', 'building'] as const),
];
const words = ['Answer every message', 'Work while you sleep', 'Content on schedule'];
const row = 'flex flex-wrap items-center gap-6';

export function Primitives() {
  return (
    <Room title="Primitives">
      <Buttons />
      <Links />
      <Plate label="Kicker, Logo, TextWithCode" width="column">
        <div className={row}>
          <Kicker>A few words above a heading</Kicker>
          <Logo />
          <p>
            <TextWithCode>{'A sentence with `a name` set as code'}</TextWithCode>
          </p>
        </div>
      </Plate>
      <Plate label="Tag, in every hue and in none" width="column">
        <div className={row}>
          <Tag>none</Tag>
          {Object.entries(hueClass).map(([hue, className]) => (
            <span key={hue} className={className}>
              <Tag>{hue}</Tag>
            </span>
          ))}
        </div>
      </Plate>
      <Plate label="Figure: card, tile" width="column">
        <div className={row}>
          {(['card', 'tile'] as const).map((size) =>
            ['50%', '$2M', '10M+', '2,567%'].map((value) => <Figure key={value} value={value} size={size} />),
          )}
        </div>
      </Plate>
      <Plate label="ResultIcon" width="column">
        <div className={`${row} hue-blue`}>
          {icons.map((name) => (
            <ResultIcon key={name} name={name} />
          ))}
        </div>
      </Plate>
      <Plate label="BulletList, without and with a hue" width="column">
        <div className="grid gap-8 sm:grid-cols-2">
          <BulletList items={words} />
          <div className="hue-green">
            <BulletList items={words} />
          </div>
        </div>
      </Plate>
      <Plate label="OpenMark: closed, open" width="column">
        {[false, true].map((open) => (
          <details key={String(open)} open={open}>
            <summary className="flex list-none items-center gap-4">
              <OpenMark /> Question
            </summary>
            Answer
          </details>
        ))}
      </Plate>
      <Plate label="PauseControl" width="column">
        <PauseControl words={pause} />
      </Plate>
      <Plate label="PictureFrame" width="column">
        <div className="max-w-96">
          <PictureFrame>
            <Picture of="cloche" purpose="decoration" loading="lazy" />
          </PictureFrame>
        </div>
      </Plate>
      <Loops />
      <Sections />
    </Room>
  );
}

function Buttons() {
  return variants.map((variant) => (
    <Plate key={variant} label={`Button ${variant}: as it is, hover, focus, disabled`} width="column">
      <div className={row}>
        <ButtonLink href="#primitives" variant={variant}>
          Book a Demo
        </ButtonLink>
        {(['hover', 'focus'] as const).map((state) => (
          <InState key={state} state={state}>
            <ButtonLink href="#primitives" variant={variant}>
              Book a Demo
            </ButtonLink>
          </InState>
        ))}
        <button type="button" disabled className={buttonClass[variant]}>
          Book a Demo
        </button>
      </div>
    </Plate>
  ));
}

function Links() {
  return (
    <Plate label="ArrowLink, on and back: as it is, hover, focus; ArrowMark, DownloadIcon" width="column">
      <div className={row}>
        {directions.map((direction) => (
          <ArrowLink key={direction} href="#primitives" direction={direction}>
            Learn more
          </ArrowLink>
        ))}
        {(['hover', 'focus'] as const).map((state) => (
          <InState key={state} state={state}>
            <ArrowLink href="#primitives" direction="on">
              Learn more
            </ArrowLink>
          </InState>
        ))}
        <ArrowMark direction="on" />
        <ArrowMark direction="back" />
        <DownloadIcon />
      </div>
    </Plate>
  );
}

function Loops() {
  return (['words', 'cards'] as const).map((kind) => (
    <Plate key={kind} label={`Marquee of ${kind}, with a link`} width="page">
      <Marquee label={`A loop of ${kind}`} kind={kind} loop="strip" direction="forward">
        {words.map((word) => (
          <li key={word}>
            <MarqueeLink href="#primitives">{word}</MarqueeLink>
          </li>
        ))}
      </Marquee>
    </Plate>
  ));
}

function Sections() {
  return (['ruled', 'raised'] as const).map((surface) => (
    <Plate key={surface} label={`Section ${surface}, half air, with a SplitHeading`} width="page">
      <Section air="half" surface={surface}>
        <SplitHeading heading="A heading at the left">
          <p>What it heads stands in the next columns.</p>
        </SplitHeading>
      </Section>
    </Plate>
  ));
}

export function Drawings() {
  return (
    <Room title="Drawings">
      <Plate label="Picture, by the name content gives it" width="column">
        <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {picture.options.map((name) => (
            <li key={name}>
              <PictureFrame>
                <Picture of={name} purpose="content" loading="lazy" />
              </PictureFrame>
              <p className="mt-3 text-small text-ink-2">
                {name}: {drawingNamed(name).alt}
              </p>
            </li>
          ))}
        </ul>
      </Plate>
    </Room>
  );
}
