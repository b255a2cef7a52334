import type { ComponentProps } from 'react';
import { ArticleFeature } from '../../site/screens/BlogScreen.tsx';
import { ApiCategoryCard } from '../../site/sections/lists/ApiConventions.tsx';
import {
  ArticleCard,
  CardGrid,
  CaseStudyRow,
  EntryRows,
  ResourceCard,
  SolutionCard,
  TextCard,
  TutorialCard,
  WhitePaperRow,
} from '../../site/sections/lists/EntryCard.tsx';
import { CategoryFilter, ListHead } from '../../site/sections/lists/ListHead.tsx';
import { InState, Plate, Room } from './Plate.tsx';

type Props = {
  article: ComponentProps<typeof ArticleCard>['entry'];
  study: ComponentProps<typeof CaseStudyRow>['entry'];
  guide: ComponentProps<typeof TextCard>;
  solution: ComponentProps<typeof SolutionCard>;
  tutorial: ComponentProps<typeof TutorialCard>['entry'];
  paper: ComponentProps<typeof WhitePaperRow>['entry'];
  category: ComponentProps<typeof ApiCategoryCard>;
  resources: ComponentProps<typeof ResourceCard>['card'][];
  filter: ComponentProps<typeof CategoryFilter>;
};

const longest =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk, and twelve more words that no card has asked for';

export function Cards(props: Props) {
  const { article, study, guide, solution, tutorial, paper, category, resources, filter } = props;
  const longArticle = { ...article.data, title: longest, excerpt: `${longest}. `.repeat(3) };
  return (
    <Room title="Lists">
      <ListHead
        above={{ href: '/', label: 'Home', back: 'Back' }}
        title="ListHead"
        lead="A sentence that hangs beside it."
      />
      <CategoryFilter {...filter} />
      <Plate label="ArticleCard: as it is, hover, focus; with long words" width="page">
        <CardGrid>
          <ArticleCard entry={article} />
          <InState state="hover">
            <ArticleCard entry={article} />
          </InState>
          <InState state="focus">
            <ArticleCard entry={article} />
          </InState>
          <ArticleCard entry={{ ...article, data: longArticle }} />
        </CardGrid>
      </Plate>
      <Plate label="TextCard, TutorialCard, ApiCategoryCard, SolutionCard" width="page">
        <CardGrid>
          <TextCard {...guide} />
          <TutorialCard entry={tutorial} />
          <ApiCategoryCard {...category} />
          <SolutionCard {...solution} />
        </CardGrid>
      </Plate>
      <Plate label="ResourceCard: open, coming soon" width="page">
        <CardGrid>
          {resources.map((card) => (
            <ResourceCard key={card.id} card={card} />
          ))}
        </CardGrid>
      </Plate>
      <Plate label="ArticleFeature" width="page">
        <ArticleFeature entry={article} />
      </Plate>
      <Plate label="CaseStudyRow, TextCard as a row, WhitePaperRow" width="page">
        <EntryRows>
          <CaseStudyRow entry={study} />
          <TextCard row="words" {...guide} />
          <WhitePaperRow entry={paper} />
        </EntryRows>
      </Plate>
    </Room>
  );
}
