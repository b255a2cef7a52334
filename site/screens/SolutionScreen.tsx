import type { ReactNode } from 'react';
import { facts } from '../../content/labels.ts';
import type { EntryPages } from '../../content/schemas/entry-pages.ts';
import type { Solution } from '../../content/schemas/solution.ts';
import { ClosingCall } from '../sections/common/ClosingCall.tsx';
import { ConsultationLink } from '../sections/common/ConsultationLink.tsx';
import { Steps } from '../sections/common/Steps.tsx';
import type { Crumb } from '../sections/reading/Crumbs.tsx';
import { EntryHead } from '../sections/reading/EntryHead.tsx';
import { Related } from '../sections/reading/Related.tsx';
import { HonestLimits } from '../sections/solution/HonestLimits.tsx';
import { PointSection } from '../sections/solution/PointSection.tsx';
import { Questions } from '../sections/solution/Questions.tsx';
import { WorkingDay } from '../sections/solution/WorkingDay.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { hueClass } from '../ui/hue-class.ts';
import { Tag } from '../ui/Tag.tsx';

type Props = {
  words: EntryPages['solutions'];
  trail: Crumb[];
  solution: Solution;
  /** Something to try it with, where there is one. */
  demonstration?: ReactNode;
  /** What it may save, where it claims a saving. */
  calculator?: ReactNode;
  /** The case study and the article that belong to it. */
  children: ReactNode;
};

export function SolutionScreen({ words, trail, solution, demonstration, calculator, children }: Props) {
  const { savings, capabilities, benefits } = solution;
  return (
    <article className={hueClass[solution.hue]}>
      <EntryHead
        trail={trail}
        title={solution.title}
        lead={solution.lead}
        picture={solution.picture}
        facts={
          <Tag>{savings ? facts.savings(savings.percent, savings.of) : solution.service.description}</Tag>
        }
      >
        {words.actions.map(({ href, label }, index) => (
          <ButtonLink key={label} href={href} variant={index === 0 ? 'solid' : 'line'}>
            {label}
          </ButtonLink>
        ))}
      </EntryHead>
      {demonstration}
      <Steps heading={words.steps} steps={solution.steps} />
      <PointSection heading={capabilities.heading} points={capabilities.items} direction="forward" />
      <WorkingDay words={words.workingDay} day={solution.workingDay} />
      <PointSection heading={benefits.heading} points={benefits.items} direction="backward" />
      {calculator}
      <Questions heading={words.questions} questions={solution.questions} />
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
