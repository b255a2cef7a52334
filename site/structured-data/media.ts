import type { Tutorial } from '../../content/schemas/tutorial.ts';
import { canonicalUrl } from '../sitemap/canonical-url.ts';
import { publisher, type Thing } from './articles.ts';

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
