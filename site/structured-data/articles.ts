import { company } from '../../content/company.ts';
import type { Article } from '../../content/schemas/article.ts';
import type { CaseStudy } from '../../content/schemas/case-study.ts';
import type { Guide } from '../../content/schemas/guide.ts';
import { firstOfMonth } from '../../content/schemas/shared.ts';
import { canonicalUrl } from '../sitemap/canonical-url.ts';
import { publisher } from './company.ts';
import type { Thing } from './json-ld.ts';

export function blogPosting(article: Article, path: string): Thing {
  return {
    '@type': 'BlogPosting',
    ...textAt(path, article),
    articleSection: article.category,
    datePublished: article.date.toISOString(),
    dateModified: (article.updated ?? article.date).toISOString(),
  };
}

export function techArticle(guide: Guide, path: string): Thing {
  return {
    '@type': 'TechArticle',
    ...textAt(path, guide),
    proficiencyLevel: guide.level,
    dateModified: guide.updated.toISOString(),
  };
}

export function caseStudyArticle(study: CaseStudy, path: string): Thing {
  return {
    '@type': 'Article',
    ...textAt(path, study),
    articleSection: study.industry,
    datePublished: firstOfMonth(study.month).toISOString(),
    dateModified: firstOfMonth(study.month).toISOString(),
    ...(study.testimonial.confirmed && { hasPart: quotation(study.testimonial) }),
  };
}

/** What a customer has said. What is only called illustrative is said by us, and told to no search engine. */
function quotation({ quote, role }: CaseStudy['testimonial']): Thing {
  return { '@type': 'Quotation', text: quote, creator: { '@type': 'Person', jobTitle: role } };
}

type Text = { title: string; metaDescription: string; picture: string };

function textAt(path: string, { title, metaDescription, picture }: Text) {
  const url = canonicalUrl(path);
  return {
    headline: title,
    description: metaDescription,
    url,
    mainEntityOfPage: url,
    image: canonicalUrl(`/pictures/${picture}.svg`),
    inLanguage: 'en-US',
    author: { '@type': 'Organization', name: company.author, url: canonicalUrl('/') },
    publisher,
  };
}
