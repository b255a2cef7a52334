import type { Home } from '../../../content/schemas/home.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Kicker } from '../../ui/SplitHeading.tsx';

type Words = Home['teaser'];
export type AnsweredMessage = Words['messages'][number] & {
  says: string;
  /** The line of the sheet that the answer comes from. Without one the owner answers. */
  line: { number: number; text: string } | undefined;
};
type Props = { words: Words; answered: AnsweredMessage[] };

/** Three messages at night and the assistant's answers. The behaviour `teaser` shows one answer at a time. */
export function Teaser({ words, answered }: Props) {
  return (
    <Section air="bay" surface="ruled">
      <div className="wrap grid gap-x-24 gap-y-9 lg:grid-cols-[5fr_6fr]">
        <div data-reveal="section">
          <Kicker>{words.kicker}</Kicker>
          <h2 className="mt-6 text-section">{words.heading}</h2>
          <p className="mt-6 max-w-[38ch] text-ink-2">{words.lead}</p>
        </div>
        <div data-reveal="section">
          <Messages label={words.messagesLabel} messages={answered} />
          <ul aria-live="polite" className="grid">
            {answered.map((message, index) => (
              <Answer key={message.text} words={words} message={message} isFirst={index === 0} />
            ))}
          </ul>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
            <ButtonLink href={words.action.href} variant="line">
              {words.action.label}
            </ButtonLink>
            <p className="text-small text-ink-3">{words.note}</p>
          </div>
        </div>
      </div>
    </Section>
  );
}

/** Buttons once the script has loaded. */
function Messages({ label, messages }: { label: string; messages: AnsweredMessage[] }) {
  return (
    <fieldset data-messages className="invisible border-t border-line data-live:visible noscript:hidden">
      <legend className="sr-only">{label}</legend>
      {messages.map(({ text, time }, index) => (
        <button
          key={text}
          type="button"
          aria-pressed={index === 0}
          className="flex min-h-14 w-full items-center justify-between gap-4 border-b border-line py-2 text-left text-ink-2 transition-colors hover:text-ink aria-pressed:border-ink aria-pressed:text-ink forced-colors:aria-pressed:border-b-2"
        >
          <q>{text}</q>
          <span className="shrink-0 text-small text-ink-3">{time}</span>
        </button>
      ))}
    </fieldset>
  );
}

type AnswerProps = { words: Words; message: AnsweredMessage; isFirst: boolean };

/** All answers share one place, as high as the longest. Without a script they are a list. */
function Answer({ words, message, isFirst }: AnswerProps) {
  const { text, time, says, line } = message;
  return (
    <li
      data-answer
      data-shown={isFirst ? '' : undefined}
      className="invisible col-start-1 row-start-1 pt-5 data-shown:visible noscript:visible noscript:row-auto"
    >
      <p className="hidden justify-between gap-4 border-t border-line pt-4 noscript:flex">
        <q>{text}</q>
        <span className="shrink-0 text-small text-ink-3">{time}</span>
      </p>
      <TeaserRay isBroken={line !== undefined} />
      <p className="mt-3 text-small text-ink-3">
        <b className={`mr-2 font-medium ${line ? 'text-blue print:text-ink' : 'text-ink'}`}>
          {line ? words.line.replace('{number}', String(line.number)) : words.notOnTheSheet}
        </b>
        {line ? line.text : words.handedOver.replace('{time}', time)}
      </p>
      <p className="mt-2 max-w-[34ch] font-display text-h3 font-semibold tracking-tight">{says}</p>
    </li>
  );
}

/** The colors that leave the line of the sheet, from the top. Blue, the chatbots' color, is the widest. */
const colors = [
  { stroke: 'stroke-pink', end: 10 },
  { stroke: 'stroke-orange', end: 22 },
  { stroke: 'stroke-white', end: 34 },
  { stroke: 'stroke-green', end: 46 },
];

/** White light that meets a line of the sheet and leaves it in colors, or passes unbroken. */
function TeaserRay({ isBroken }: { isBroken: boolean }) {
  return (
    <div className="relative h-16">
      <svg
        aria-hidden="true"
        className="block size-full fill-none"
        viewBox="0 0 600 64"
        preserveAspectRatio="none"
      >
        <g className="*:[vector-effect:non-scaling-stroke]">
          <path className="stroke-white" strokeWidth="1.5" d={isBroken ? 'M0 62L300 8' : 'M0 62L600 8'} />
          {isBroken && (
            <>
              {colors.map(({ stroke, end }) => (
                <path key={stroke} className={`${stroke} opacity-50`} d={`M300 8L600 ${end}`} />
              ))}
              <path className="stroke-blue" strokeWidth="3" d="M300 8L600 60" />
            </>
          )}
        </g>
      </svg>
      <span
        className={`absolute top-2 size-10 -translate-1/2 bg-[radial-gradient(var(--color-white)_6%,oklch(1_0_0/0.3)_14%,oklch(1_0_0/0.08)_40%,transparent_68%)] ${isBroken ? 'left-1/2' : 'left-full'}`}
      />
    </div>
  );
}
