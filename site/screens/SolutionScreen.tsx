import type { ReactNode } from 'react';
import { facts, pause } from '../../content/labels.ts';
import type { EntryPages } from '../../content/schemas/single-pages.ts';
import type { Solution } from '../../content/schemas/solution.ts';
import { ClosingCall, ConsultationLink } from '../sections/common/ClosingCall.tsx';
import { PointStrip } from '../sections/common/PointStrip.tsx';
import { Steps } from '../sections/common/Steps.tsx';
import { type Crumb, EntryPath } from '../sections/reading/Crumbs.tsx';
import { Related } from '../sections/reading/Related.tsx';
import { ButtonLink, ButtonRow } from '../ui/ButtonLink.tsx';
import { hueClass } from '../ui/hue-class.ts';
import { OpenMark } from '../ui/OpenMark.tsx';
import { PauseControl } from '../ui/PauseControl.tsx';
import { Section } from '../ui/Section.tsx';
import { Kicker, SplitHeading } from '../ui/SplitHeading.tsx';
import { Tag } from '../ui/Tag.tsx';

type Props = {
  words: EntryPages['solutions'];
  trail: Crumb[];
  solution: Solution;
  /** From what it costs, where the owner has published it. */
  priced: string | undefined;
  /** The demonstration, if there is one. */
  demonstration?: ReactNode;
  /** The savings calculator, if the solution claims a saving. */
  calculator?: ReactNode;
  /** The related case study and article. */
  children: ReactNode;
};

export function SolutionScreen({
  words,
  trail,
  solution,
  priced,
  demonstration,
  calculator,
  children,
}: Props) {
  const { title, lead, savings, capabilities, benefits } = solution;
  const tag = (
    <>
      <Tag>{savings ? facts.savings(savings.percent, savings.of) : solution.service.description}</Tag>
      {priced && (
        <a href="/pricing" className="ml-4 underline decoration-line-strong underline-offset-4">
          {priced}
        </a>
      )}
    </>
  );
  const actions = words.actions.map(({ href, label }, index) => (
    <ButtonLink key={label} href={href} variant={index === 0 ? 'solid' : 'line'}>
      {label}
    </ButtonLink>
  ));
  return (
    <article className={hueClass[solution.hue]}>
      <Opening trail={trail} title={title} lead={lead} tag={tag} actions={actions} />
      <div className="opening-demonstration">{demonstration}</div>
      <Steps heading={words.steps} steps={solution.steps} />
      <PointSection heading={capabilities.heading} points={capabilities.items} direction="forward" />
      <WorkingDay words={words.workingDay} day={solution.workingDay} />
      <PointSection heading={benefits.heading} points={benefits.items} direction="backward" />
      {calculator}
      <Questions heading={words.questions} questions={[...solution.questions, ...words.commonQuestions]} />
      <HonestLimits heading={words.limits} limits={solution.limits} />
      <Related heading={words.related}>{children}</Related>
      <ClosingCall heading={words.closing.heading} text={words.closing.text}>
        <ButtonLink href={words.closing.action.href} variant="solid">
          {words.closing.action.label}
        </ButtonLink>
        <ConsultationLink label={words.closing.consultation} variant="line" />
      </ClosingCall>
    </article>
  );
}

type OpeningProps = { trail: Crumb[]; title: string; lead: string; tag: ReactNode; actions: ReactNode };

/** The head of the page: as low as possible, because the demonstration is in the first screen too. */
function Opening({ trail, title, lead, tag, actions }: OpeningProps) {
  return (
    <div className="wrap pt-[calc(var(--header-height)+1rem)]">
      <EntryPath trail={trail} here={title} />
      <p className="mt-6 mb-3 text-small">{tag}</p>
      <div className="grid items-end gap-y-4 lg:grid-cols-[1fr_auto]">
        <h1 className="text-section tracking-tightest">{title}</h1>
        <p className="max-w-measure text-lead text-ink-2 lg:col-span-2 lg:row-start-2">{lead}</p>
        <ButtonRow>{actions}</ButtonRow>
      </div>
    </div>
  );
}

/** What a solution does not do. */
function HonestLimits({ heading, limits }: { heading: string; limits: string[] }) {
  return (
    <Section air="half" surface="ruled">
      <SplitHeading heading={heading}>
        <ul>
          {limits.map((limit) => (
            <li
              key={limit}
              className="max-w-[56ch] border-b border-line py-5 text-lead first:pt-0 last:border-0 last:pb-0"
            >
              {limit}
            </li>
          ))}
        </ul>
      </SplitHeading>
    </Section>
  );
}

type PointSectionProps = {
  heading: string;
  points: Solution['capabilities']['items'];
  direction: 'forward' | 'backward';
};

/** A loop of points below their heading. */
function PointSection({ heading, points, direction }: PointSectionProps) {
  return (
    <Section air="half" surface="ruled">
      <div className="wrap mb-10 flex items-end justify-between gap-8">
        <h2 className="text-h2">{heading}</h2>
        <PauseControl words={pause} />
      </div>
      <PointStrip label={heading} points={points} direction={direction} />
    </Section>
  );
}

type Question = Solution['questions'][number] &
  Partial<Pick<EntryPages['solutions']['commonQuestions'][number], 'more'>>;
type QuestionsProps = { heading: string; questions: Question[] };

/** Questions of owners. Each answer opens without a script. */
function Questions({ heading, questions }: QuestionsProps) {
  return (
    <Section air="half" surface="ground">
      <SplitHeading heading={heading}>
        <div className="border-t border-line">
          {questions.map(({ question, answer, more }) => (
            <details key={question} className="border-b border-line">
              <summary className="flex cursor-pointer list-none items-start justify-between gap-6 py-5 font-medium [&::-webkit-details-marker]:hidden">
                {question}
                <span className="mt-2.5">
                  <OpenMark />
                </span>
              </summary>
              <p className="max-w-[62ch] pb-6 text-ink-2">
                {answer}{' '}
                {more && (
                  <a
                    className="text-ink underline decoration-line-strong underline-offset-4"
                    href={more.href}
                  >
                    {more.label}
                  </a>
                )}
              </p>
            </details>
          ))}
        </div>
      </SplitHeading>
    </Section>
  );
}

type WorkingDayProps = { words: EntryPages['solutions']['workingDay']; day: Solution['workingDay'] };

/** A working day in one trade, hour by hour, without us and with us. */
function WorkingDay({ words, day }: WorkingDayProps) {
  return (
    <Section air="bay" surface="raised">
      <div className="wrap">
        <Kicker>{day.trade}</Kicker>
        <h2 className="mt-6 text-section">{words.heading}</h2>
        <div aria-hidden="true" className={`${row} mt-14 max-lg:hidden`}>
          <p className="col-start-2 pb-4 font-display text-h4 text-ink-2">{words.before}</p>
          <p className="relative pb-4 font-display text-h4 font-semibold after:absolute after:top-full after:left-0 after:z-10 after:h-px after:w-full after:bg-(image:--spectrum)">
            {words.after}
          </p>
        </div>
        <ol className="max-lg:mt-10">
          {day.moments.map(({ time, before, after }) => (
            <li key={time} className={`${row} border-t border-line py-6 lg:py-7`}>
              <h3 className="font-text text-body font-normal tracking-normal text-ink-2 tabular-nums">
                {time}
              </h3>
              <p className="text-ink-2">
                <Label>{words.before}</Label>
                {before}
              </p>
              <p>
                <Label>{words.after}</Label>
                {after}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

const row = 'grid gap-x-12 gap-y-4 lg:grid-cols-[7rem_1fr_1fr]';

/** Repeated in every hour on phones and for screen readers; wide screens have column headings instead. */
function Label({ children }: { children: string }) {
  return <span className="mb-1 block text-small font-medium text-ink lg:sr-only">{children}</span>;
}
