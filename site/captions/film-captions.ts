import { vttTime } from './timecodes.ts';
import { cueText } from './webvtt.ts';

type Shot = { start: number; end: number; said: string[] };

/** What stands on the screen in each shot of a silent film, as WebVTT. */
export const filmCaptions = (shots: Shot[]): string =>
  ['WEBVTT', ...shots.map(captionOf)].join('\n\n').concat('\n');

const captionOf = ({ start, end, said }: Shot) =>
  `${vttTime(start)} --> ${vttTime(end)}\n${said.map(cueText).join('\n')}`;
