import { vttTime } from './timecodes.ts';
import { cueText } from './webvtt.ts';

type Shot = { start: number; end: number; said: string[] };

/** More would cover the picture. */
const linesTogether = 2;

/** What stands on the screen in each shot of a silent film, as WebVTT. */
export const filmCaptions = (shots: Shot[]): string =>
  ['WEBVTT', ...shots.flatMap(captionsOf)].join('\n\n').concat('\n');

/** The lines of a shot one after the other, each as long as its words take of it. */
function captionsOf({ start, end, said }: Shot): string[] {
  const captions: string[] = [];
  const secondsPerWord = (end - start) / countWords(said);
  let from = start;
  for (let first = 0; first < said.length; first += linesTogether) {
    const lines = said.slice(first, first + linesTogether);
    const to = from + countWords(lines) * secondsPerWord;
    captions.push(`${vttTime(from)} --> ${vttTime(to)}\n${lines.map(cueText).join('\n')}`);
    from = to;
  }
  return captions;
}

const countWords = (lines: string[]) => lines.join(' ').split(' ').length;
