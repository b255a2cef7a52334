import type { ReactElement } from 'react';
import type { Article, CaseStudy, WhitePaper } from '../../content/schemas/entries.ts';
import type { CardScene } from '../../content/schemas/lesson.ts';
import type { ResourceHub } from '../../content/schemas/single-pages.ts';
import type { DescribedOperation } from '../api-reference/describe.ts';
import { LessonScene } from '../miniatures/LessonScene.tsx';
import { ArticleOpening, CaseFigures, Endpoint, GuideSteps } from '../miniatures/resources.tsx';
import { Worksheet, worksheetOf } from '../miniatures/Worksheet.tsx';
import { CardGrid } from '../sections/lists/EntryCard.tsx';
import { ListHead } from '../sections/lists/ListHead.tsx';
import { ResourceCard } from '../sections/lists/SolutionCard.tsx';
import type { Crumb } from '../sections/reading/Crumbs.tsx';

type Props = {
  hub: ResourceHub;
  above: Crumb;
  /** The first or newest entry of each kind, if there is one. */
  shown: {
    article: Article | undefined;
    guide: { headings: string[] } | undefined;
    operation: DescribedOperation | undefined;
    paper: WhitePaper | undefined;
    scene: CardScene | undefined;
    study: CaseStudy | undefined;
  };
};

/** All kinds of resources, each with a picture of what is read there. */
export function HubScreen({ hub, above, shown }: Props) {
  const pictures = picturesOf(shown);
  return (
    <>
      <ListHead above={above} title={hub.title} lead={hub.lead} />
      <CardGrid>
        {hub.cards.map((card) => (
          <ResourceCard key={card.id} card={card} picture={pictures[card.id] ?? card.picture} />
        ))}
      </CardGrid>
    </>
  );
}

type Pictures = Partial<Record<ResourceHub['cards'][number]['id'], ReactElement | undefined>>;

function picturesOf({ article, guide, operation, paper, scene, study }: Props['shown']): Pictures {
  const worksheet = paper && worksheetOf(paper.exhibits);
  return {
    documentation: guide && <GuideSteps headings={guide.headings} />,
    blog: article && <ArticleOpening article={article} />,
    'case-studies': study && <CaseFigures results={study.results} />,
    'api-reference': operation && <Endpoint operation={operation} />,
    'video-tutorials': scene && <LessonScene scene={scene} />,
    'white-papers': worksheet && <Worksheet of={worksheet} />,
  };
}
