import type { Tutorial } from '../../../content/schemas/tutorial.ts';

/** What a tutorial plays: a recording at a video host, or the lesson drawn from its transcript. */
export type PlayedVideo =
  | { kind: 'recording'; player: string; page: string }
  | {
      kind: 'lesson';
      player: string;
      /** The lesson as a file, if one has been made. */
      film: string | undefined;
    };

export const playedVideo = (
  path: string,
  { video }: Pick<Tutorial, 'video'>,
  film: string | undefined,
): PlayedVideo =>
  video ? { kind: 'recording', ...video } : { kind: 'lesson', player: `${path}/player`, film };
