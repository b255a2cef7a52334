import type { Tutorial } from '../../content/schemas/tutorial.ts';
import { captionsIn } from './captions.ts';
import { passagesOf } from './passages.ts';
import { vttTime } from './timecodes.ts';
import { cueText } from './webvtt.ts';

/** What is said, as WebVTT. */
export function spokenCaptions(tutorial: Pick<Tutorial, 'transcript' | 'duration'>): string {
  const cues = passagesOf(tutorial)
    .flatMap(captionsIn)
    .map(({ from, to, text }) => `${vttTime(from)} --> ${vttTime(to)}\n${cueText(text)}`);
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}
