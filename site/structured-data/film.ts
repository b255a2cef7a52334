import { canonicalUrl } from '../sitemap/canonical-url.ts';
import { publisher } from './company.ts';
import type { Thing } from './json-ld.ts';

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
