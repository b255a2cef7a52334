import type { ReactNode } from 'react';
import { facts, pause } from '../../content/labels.ts';
import type { Solution } from '../../content/schemas/entries.ts';
import type { EntryPages } from '../../content/schemas/single-pages.ts';
import { ConsultationLink } from '../sections/common/ConsultationLink.tsx';
import { type Crumb, EntryPath } from '../sections/reading/Crumbs.tsx';
import { ButtonLinks } from '../ui/ButtonLink.tsx';
import { hueClass } from '../ui/hue-class.ts';
import { Marquee } from '../ui/Marquee.tsx';
import { OpenMark } from '../ui/OpenMark.tsx';
import { PauseControl } from '../ui/PauseControl.tsx';
import { Tag } from '../ui/Tag.tsx';

type Props = {
  words: EntryPages['solutions'];
  trail: Crumb[];
  solution: Solution;
  /** From what it costs, where the owner has published it. */
  priced: string | undefined;
  demonstration?: ReactNode;
  /** What proves it, and the savings calculator, where there is one. */
  proof?: ReactNode;
  calculator?: ReactNode;
  /** A picture for each step, where the steps are shown. */
  pictures?: ReactNode[] | undefined;
  /** The related case study and article. */
  children: ReactNode;
};

/** A solution: its demonstration, and below it the parts in the order that its own file names. */
export function SolutionScreen(props: Props) {
  const { words, trail, solution, priced, demonstration, proof, calculator, pictures, children } = props;
  const { title, lead, savings, capabilities, benefits, page } = solution;
  const parts: Record<Solution['page']['parts'][number], ReactNode> = {
    proof: proof && (
      <Band key="proof" name="proof-band">
        <div className="wrap">
          {proof}
          {calculator}
        </div>
      </Band>
    ),
    capabilities: (
      <Points key="capabilities" {...capabilities} look={page.capabilities} direction="forward" />
    ),
    benefits: <Points key="benefits" {...benefits} look={page.benefits} direction="backward" />,
    steps: (
      <Band key="steps" name={`steps steps-${page.steps}`}>
        <div className="wrap">
          <h2 className="text-h2">{words.steps}</h2>
          {/* A row that is swiped on phones takes the focus there. */}
          <div>
            <ol tabIndex={pictures && 0}>
              {solution.steps.map(({ title, text, when }, index) => (
                <li key={title}>
                  {pictures?.[index] && <div className="step-picture">{pictures[index]}</div>}
                  {when && <span className="text-small text-ink-3">{when}</span>}
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </Band>
    ),
    questions: (
      <Band key="questions" name={`faq faq-${page.questions}`}>
        <div className="wrap">
          <h2 className="text-h2">{words.questions}</h2>
          <div>
            {solution.questions.map(({ question, answer }, index, { length }) => (
              <details key={question} open={index === length - 1}>
                <summary>
                  {question}
                  <OpenMark />
                </summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
          <p className="faq-common mt-7 max-w-[76ch] text-ink-2">
            {words.common.text}{' '}
            {words.common.links.map(({ href, label }) => (
              <a key={href} href={href} className="mr-3">
                {label}
              </a>
            ))}
          </p>
        </div>
      </Band>
    ),
  };
  return (
    <article className={hueClass[solution.hue]}>
      <div className="wrap pt-[calc(var(--header-height)+1rem)]">
        <EntryPath trail={trail} here={title} />
        <p className="mt-6 mb-3 text-small">
          {savings ? (
            // Which leads to what it is for the visitor's own shop.
            <a href={solution.proof?.kind === 'night' ? '/pricing#sum' : '#try-savings'}>
              <Tag>{facts.savings(savings.percent, savings.of)}</Tag>
            </a>
          ) : (
            <Tag>{solution.service.description}</Tag>
          )}
          {priced && (
            <a href="/pricing" className="ml-4 underline decoration-line-strong underline-offset-4">
              {priced}
            </a>
          )}
        </p>
        {/* As low as possible, because the demonstration is in the first screen too. */}
        <div className="grid items-end gap-y-4 lg:grid-cols-[1fr_auto]">
          <h1 className="text-section tracking-tightest">{title}</h1>
          <p className="max-w-measure text-lead text-ink-2 lg:col-span-2 lg:row-start-2">{lead}</p>
          <ButtonLinks links={words.actions} />
        </div>
      </div>
      <div className={demonstration ? 'opening-demonstration' : 'pb-12'}>{demonstration}</div>
      {page.parts.map((part) => parts[part])}
      <div data-screen-only className="last">
        <div className={`wrap last-${page.ending}`}>
          <section className="related">
            <h2 className="text-h4">{words.related}</h2>
            {children}
          </section>
          <section className="closing">
            <h2 className="text-section">{words.closing.heading}</h2>
            <p className="max-w-[46ch] text-ink-2">{words.closing.text}</p>
            <ButtonLinks links={[words.closing.action]}>
              <ConsultationLink label={words.closing.consultation} variant="line" />
            </ButtonLinks>
          </section>
        </div>
      </div>
    </article>
  );
}

/** A part of the page. Its pictures, if it has some, are fetched when it is near. */
const Band = ({ name, children }: { name: string; children: ReactNode }) => (
  <section data-pictures className={`band ${name}`}>
    {children}
  </section>
);

type PointsProps = Solution['capabilities'] & {
  look: Solution['page']['capabilities'];
  direction: 'forward' | 'backward';
};

/** A loop of points below their heading. */
function Points({ heading, items, look, direction }: PointsProps) {
  return (
    <Band name={`points points-${look}`}>
      <div className="wrap mb-7 flex items-end justify-between gap-8">
        <h2 className="text-h2">{heading}</h2>
        <PauseControl words={pause} />
      </div>
      <Marquee label={heading} kind="cards" loop="strip" direction={direction}>
        {items.map(({ title, text }) => (
          <li key={title} className="border-l border-line pr-8 pl-5">
            <h3>{title}</h3>
            <p className="mt-2 text-ink-2">{text}</p>
          </li>
        ))}
      </Marquee>
    </Band>
  );
}
