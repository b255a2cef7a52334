import type { Clip } from '../../../content/schemas/demonstrations/short.ts';

const addresses = import.meta.glob<string>('./clips/*', { query: '?url', import: 'default', eager: true });

/** What stands until the film is there: the first picture of the short, or how a clip came. */
export const stillOf = (picture: 'short' | Clip['picture']) => addresses[`./clips/${picture}.webp`];

/** A film in the format that is smaller, and in the one that every browser plays. */
export const filesOf = (film: 'short' | 'phone') => ({
  av1: addresses[`./clips/${film}-av1.mp4`],
  h264: addresses[`./clips/${film}.mp4`],
});
