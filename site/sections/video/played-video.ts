import type { Tutorial } from '../../../content/schemas/entries.ts';

export type ChapterLink = {
  href: string;
  name: string;
  /** What is seen in it for longest, in a word. */
  shows: string;
  length: string;
};

export type PlayedLesson = {
  chapters: ChapterLink[];
  /** The lesson as files, if they have been made. */
  films: Record<'wide' | 'tall', { address: string }> | undefined;
};

/** What a tutorial plays: a recording at a video host, or the lesson drawn from its transcript. */
export type PlayedVideo =
  | { kind: 'recording'; player: string; page: string }
  | ({ kind: 'lesson'; player: string } & PlayedLesson);

export const playedVideo = (
  path: string,
  { video }: Pick<Tutorial, 'video'>,
  lesson: PlayedLesson,
): PlayedVideo =>
  video ? { kind: 'recording', ...video } : { kind: 'lesson', player: `${path}/player`, ...lesson };
