import { company } from '../../content/company.ts';
import type { Solution } from '../../content/schemas/solution.ts';
import { canonicalUrl } from '../sitemap/canonical-url.ts';
import { publisher, type Thing } from './articles.ts';

export function service(solution: Solution, path: string): Thing {
  return {
    '@type': 'Service',
    name: solution.title,
    serviceType: solution.service.category,
    description: solution.metaDescription,
    url: canonicalUrl(path),
    provider: publisher,
    audience: { '@type': 'BusinessAudience', audienceType: company.audience },
  };
}

export function faqPage({ questions }: Solution): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
