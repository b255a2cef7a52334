import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import type { Solution } from '../../content/schemas/solution.ts';
import { ClosingCall } from '../sections/common/ClosingCall.tsx';
import { ConsultationLink } from '../sections/common/ConsultationLink.tsx';
import { Steps } from '../sections/common/Steps.tsx';
import type { Crumb } from '../sections/reading/Crumbs.tsx';
import { EntryHead } from '../sections/reading/EntryHead.tsx';
import { HonestLimits } from '../sections/solution/HonestLimits.tsx';
import { PointSection } from '../sections/solution/PointSection.tsx';
import { Questions } from '../sections/solution/Questions.tsx';
import { WorkingDay } from '../sections/solution/WorkingDay.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { hueClass } from '../ui/hue-class.ts';
import { Tag } from '../ui/Tag.tsx';

type Props = {
  trail: Crumb[];
  solution: Solution;
  /** The case study and the article that belong to it. */
  children: ReactNode;
};

export function SolutionScreen({ trail, solution, children }: Props) {
  const { savings, benefits } = solution;
  return (
    <article className={hueClass[solution.hue]}>
      <EntryHead
        trail={trail}
        title={solution.title}
        lead={solution.lead}
        picture={solution.picture}
        facts={
          <Tag>
            {savings ? `Saves up to ${savings.percent}% of ${savings.of}` : solution.service.description}
          </Tag>
        }
      >
        <ButtonLink href="/contact" variant="solid">
          Schedule Demo
        </ButtonLink>
        <ButtonLink href="/contact" variant="line">
          Contact Sales
        </ButtonLink>
      </EntryHead>
      <Steps heading="How It Works" steps={solution.steps} />
      <PointSection heading="Capabilities" points={solution.capabilities} direction="forward" />
      <WorkingDay day={solution.workingDay} />
      <PointSection heading={benefits.heading} points={benefits.items} direction="backward" />
      <Questions questions={solution.questions} />
      <HonestLimits limits={solution.limits} />
      {children}
      <ClosingCall
        heading="Start with one thing"
        text={`Tell us what eats your time. We answer within ${company.answerTime} and say what we would automate first.`}
      >
        <ButtonLink href="/contact" variant="solid">
          Get Started Today
        </ButtonLink>
        <ConsultationLink variant="line" />
      </ClosingCall>
    </article>
  );
}
