import { cards } from '../../../content/labels.ts';
import type { Solution } from '../../../content/schemas/solution.ts';
import { Picture } from '../../illustrations/Picture.tsx';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { BulletList } from '../../ui/BulletList.tsx';
import { hueClass } from '../../ui/hue-class.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { coversCard, growsUnderPointer } from './EntryCard.tsx';

/** A solution in the grid: its drawing, what it is, three bullets, the way in; all of it is the link. */
export function SolutionCard({ id, solution }: { id: string; solution: Solution }) {
  return (
    <article data-reveal="item" className={`${hueClass[solution.hue]} group relative flex flex-col`}>
      <PictureFrame>
        <div className={growsUnderPointer}>
          <Picture name={solution.picture} purpose="decoration" loading="lazy" />
        </div>
      </PictureFrame>
      <h2 className="mt-6 text-h3">{solution.title}</h2>
      <p className="mt-3 text-ink-2">{solution.description}</p>
      <div className="mt-5 mb-6">
        <BulletList items={solution.features} />
      </div>
      <div className={`mt-auto border-t border-line pt-3 ${coversCard}`}>
        <ArrowLink href={`/solutions/${id}`} direction="on">
          {cards.learnMore}
          <span className="sr-only">{cards.aboutSolution(solution.title)}</span>
        </ArrowLink>
      </div>
    </article>
  );
}
