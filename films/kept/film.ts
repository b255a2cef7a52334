import type { Shots } from '../../content/schemas/film.ts';
import record from './film.json' with { type: 'json' };
import tallPoster from './poster-tall.avif?url';
import widePoster from './poster-wide.avif?url';
import tallAv1 from './tall.av1.mp4?url';
import tallH264 from './tall.h264.mp4?url';
import wideAv1 from './wide.av1.mp4?url';
import wideH264 from './wide.h264.mp4?url';

/** The finished film: its record, and the addresses of its files. */
export const keptFilm = {
  made: record.made,
  seconds: record.seconds,
  /** The words of `content/film.yaml` when the film was made. */
  words: record.words as Shots,
  shots: record.shots,
  cuts: {
    wide: { av1: wideAv1, h264: wideH264, poster: widePoster },
    tall: { av1: tallAv1, h264: tallH264, poster: tallPoster },
  },
};
export type KeptFilm = typeof keptFilm;
