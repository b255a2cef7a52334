import type { Clip, Short } from '../../../content/schemas/demonstrations/short.ts';

type Span = { from: number; to: number };

/** Seconds in a player's notation: 0:05, 1:20. */
export const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

export const filmed = (clips: readonly Clip[]) => clips.reduce((sum, { seconds }) => sum + seconds, 0);
export const shown = (clips: readonly Clip[]) => clips.reduce((sum, { from, to }) => sum + to - from, 0);

/**
 * The place of each clip in seconds: the clip and its used part on the line of all that was filmed, and its part of the
 * short.
 */
export function cutsOf(clips: readonly Clip[]): { clip: Span; used: Span; part: Span }[] {
  return clips.map(({ seconds, from, to }, index) => {
    const before = filmed(clips.slice(0, index));
    const start = shown(clips.slice(0, index));
    return {
      clip: { from: before, to: before + seconds },
      used: { from: before + from, to: before + to },
      part: { from: start, to: start + to - from },
    };
  });
}

/** The clip that a second of the short is from. The end of the short still belongs to the last. */
export const clipAt = (clips: readonly Clip[], time: number) =>
  cutsOf(clips).findLastIndex(({ part }) => part.from <= time);

export const subtitleAt = (subtitles: Short['subtitles'], time: number) =>
  subtitles.findLastIndex(({ at }) => at <= time);

export type Shape = keyof Short['shapes']['names'];

export const shapes: Shape[] = ['tall', 'square', 'wide'];

const addresses = import.meta.glob<string>('./clips/*', { query: '?url', import: 'default', eager: true });

/** The picture until the film has loaded: the first of the short, or that of an original clip. */
export const stillOf = (picture: 'short' | Clip['picture']) => addresses[`./clips/${picture}.webp`];

/** A film in the smaller format, and in the one that every browser plays. */
export const filesOf = (film: 'short' | 'phone') => ({
  av1: addresses[`./clips/${film}-av1.mp4`],
  h264: addresses[`./clips/${film}.mp4`],
});
