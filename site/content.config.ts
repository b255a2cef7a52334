import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { apiCategory } from '../content/schemas/api-category.ts';
import { article } from '../content/schemas/article.ts';
import { caseStudy } from '../content/schemas/case-study.ts';
import { contact } from '../content/schemas/contact.ts';
import { guide } from '../content/schemas/guide.ts';
import { home } from '../content/schemas/home.ts';
import { openapi } from '../content/schemas/openapi.ts';
import { privacy } from '../content/schemas/privacy.ts';
import { resourceHub } from '../content/schemas/resource-hub.ts';
import { solution } from '../content/schemas/solution.ts';
import { tutorial } from '../content/schemas/tutorial.ts';
import { whitePaper } from '../content/schemas/white-paper.ts';
import { filledIn } from './placeholders/loader.ts';

const files = (base: string, pattern: string) => filledIn(glob({ base, pattern }));
const words = (folder: string) => files(`./content/${folder}`, '*.md');
const data = (folder: string) => files(`./content/${folder}`, '*.yaml');
const single = (name: string) => files('./content', `${name}.yaml`);

/** One folder a kind; the names of the resources are those of their addresses. */
export const collections = {
  solutions: defineCollection({ loader: data('solutions'), schema: solution }),
  documentation: defineCollection({ loader: words('documentation'), schema: guide }),
  blog: defineCollection({ loader: words('blog'), schema: article }),
  'case-studies': defineCollection({ loader: words('case-studies'), schema: caseStudy }),
  'api-reference': defineCollection({ loader: words('api-reference'), schema: apiCategory }),
  'video-tutorials': defineCollection({ loader: words('video-tutorials'), schema: tutorial }),
  'white-papers': defineCollection({ loader: words('white-papers'), schema: whitePaper }),
  home: defineCollection({ loader: single('home'), schema: home }),
  contact: defineCollection({ loader: single('contact'), schema: contact }),
  privacy: defineCollection({ loader: files('./content', 'privacy.md'), schema: privacy }),
  resources: defineCollection({ loader: single('resources'), schema: resourceHub }),
  openapi: defineCollection({ loader: single('openapi'), schema: openapi }),
};
