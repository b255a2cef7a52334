import { company } from '../../content/company.ts';
import { caseStudies } from '../../content/labels.ts';
import { drawingAddress, photoAddress } from '../../content/photos.ts';
import {
  type Article,
  type CaseStudy,
  isConfirmed,
  type Solution,
  type Tutorial,
} from '../../content/schemas/entries.ts';
import type { EntryPicture } from '../../content/schemas/picture.ts';
import { firstOfMonth } from '../../content/schemas/shared.ts';
import { canonicalUrl } from '../sitemap/canonical-url.ts';

export function blogPosting(article: Article, path: string): Thing {
  return {
    '@type': 'BlogPosting',
    ...textAt(path, article),
    articleSection: article.category,
    datePublished: article.date.toISOString(),
    dateModified: (article.updated ?? article.date).toISOString(),
  };
}

export function techArticle(text: Text, path: string, level: string, updated: Date): Thing {
  return {
    '@type': 'TechArticle',
    ...textAt(path, text),
    proficiencyLevel: level,
    dateModified: updated.toISOString(),
  };
}

export function caseStudyArticle(study: CaseStudy, path: string): Thing {
  return {
    '@type': 'Article',
    ...textAt(path, { ...study, metaDescription: saidOfStudy(study) }),
    articleSection: study.industry,
    datePublished: firstOfMonth(study.month).toISOString(),
    dateModified: firstOfMonth(study.month).toISOString(),
    ...(isConfirmed(study) && study.testimonial.shown && { hasPart: quotation(study.testimonial) }),
  };
}

/** What search engines show of a case study says whether its customer has confirmed it. */
export const saidOfStudy = (study: CaseStudy): string =>
  isConfirmed(study) ? study.metaDescription : `${study.metaDescription} ${caseStudies.notConfirmed}`;

/** A confirmed quote. An illustrative one is our own text, so search engines are not told about it. */
function quotation({ quote, role }: CaseStudy['testimonial']): Thing {
  return { '@type': 'Quotation', text: quote, creator: { '@type': 'Person', jobTitle: role } };
}

type Text = { title: string; metaDescription: string; picture: EntryPicture };

function textAt(path: string, { title, metaDescription, picture }: Text) {
  const url = canonicalUrl(path);
  return {
    headline: title,
    description: metaDescription,
    url,
    mainEntityOfPage: url,
    image: canonicalUrl(
      typeof picture === 'string' ? drawingAddress(picture) : photoAddress(picture.photo, 'large'),
    ),
    inLanguage: 'en-US',
    author: { '@type': 'Organization', name: company.author, url: canonicalUrl('/') },
    publisher,
  };
}

type Step = { href: string; label: string };

/** The breadcrumbs of the page, ending with the page itself. */
export function breadcrumbs(trail: Step[], here: { title: string; path: string }): Thing {
  const steps = [...trail, { href: here.path, label: here.title }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ href, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: canonicalUrl(href),
    })),
  };
}

/** Any type of schema.org. */
export type Thing = { '@type': string; [property: string]: unknown };

/** Escapes "<", because "</script>" in a text would end the script element. */
export function jsonLd(things: Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}

const home = canonicalUrl('/');
const id = `${home}/#organization`;

/** The publisher of every page: the company, described in full on the home page. */
const publisher: Thing = { '@type': 'Organization', '@id': id, name: company.name, url: home };

export const organization: Thing = {
  ...publisher,
  description: company.description,
  slogan: company.tagline,
  logo: canonicalUrl('/icon.svg'),
  ...(company.legalName && { legalName: company.legalName }),
  ...(company.address && { address: company.address }),
  email: company.email,
  ...(company.phone && { telephone: company.phone }),
  ...(company.profiles.length > 0 && { sameAs: company.profiles.map(({ url }) => url) }),
};

export const webSite: Thing = {
  '@type': 'WebSite',
  '@id': `${home}/#website`,
  name: company.name,
  url: home,
  description: company.description,
  inLanguage: 'en-US',
  publisher: { '@id': id },
};

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

type Film = {
  title: string;
  description: string;
  made: string;
  seconds: number;
  shots: { said: string[] }[];
  cuts: { wide: { h264: string; poster: string } };
};

export function videoObject({ title, description, made, seconds, shots, cuts }: Film): Thing {
  return {
    '@type': 'VideoObject',
    name: title,
    description,
    uploadDate: `${made}T00:00:00Z`,
    duration: `PT${Math.floor(seconds)}S`,
    contentUrl: canonicalUrl(cuts.wide.h264),
    thumbnailUrl: canonicalUrl(cuts.wide.poster),
    transcript: shots.flatMap(({ said }) => said).join(' '),
    inLanguage: 'en-US',
    publisher,
  };
}

type Addresses = {
  path: string;
  /** The size of a still picture, in pixels. */
  picture: string;
  /** The address of the embeddable player. */
  player: string;
  /** The address of the file, if there is one. */
  film: string | undefined;
};

/** A tutorial as a video: its transcript, and where it plays. */
export function tutorialVideo(tutorial: Tutorial, { path, picture, player, film }: Addresses): Thing {
  const { title, metaDescription, date, duration, transcript } = tutorial;
  const [minutes, seconds] = duration.split(':').map(Number);
  return {
    '@type': 'VideoObject',
    name: title,
    description: metaDescription,
    url: canonicalUrl(path),
    thumbnailUrl: canonicalUrl(picture),
    uploadDate: date.toISOString(),
    duration: `PT${minutes}M${seconds}S`,
    embedUrl: canonicalUrl(player),
    ...(film && { contentUrl: canonicalUrl(film) }),
    transcript: transcript.map(({ text }) => text).join(' '),
    inLanguage: 'en-US',
    publisher,
  };
}
