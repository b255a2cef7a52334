import type { Tutorial } from '../../../content/schemas/tutorial.ts';

/** What plays a tutorial: a recording at a host, or the lesson that is drawn from its transcript. */
export type PlayedVideo =
  | { kind: 'recording'; player: string; page: string }
  | {
      kind: 'lesson';
      player: string;
      /** The lesson as a file, where one has been made. */
      film: string | undefined;
    };

export const playedVideo = (
  path: string,
  { video }: Pick<Tutorial, 'video'>,
  film: string | undefined,
): PlayedVideo =>
  video ? { kind: 'recording', ...video } : { kind: 'lesson', player: `${path}/player`, film };
