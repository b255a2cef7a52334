import type { Tutorial } from '../../content/schemas/entries.ts';

/** Viewers take in two lines of 42 characters at once. */
const mostCharacters = 84;

/** The text shown at once, and the seconds between which it is said. */
type Caption = { from: number; to: number; text: string };

/** Splits a passage into captions, which share its time in proportion to their length. */
export function captionsIn(passage: Passage): Caption[] {
  let spoken = 0;
  return cut(passage.text).map((text) => {
    const from = momentIn(passage, spoken);
    // The space between two captions takes time as well.
    spoken = Math.min(spoken + text.length + 1, passage.text.length);
    return { from, to: momentIn(passage, spoken), text };
  });
}

/** Captions end at the ends of sentences. */
const cut = (text: string): string[] => text.split(/(?<=[.?!])\s+/).flatMap(halved);

/** Before a word that joins two clauses. */
const joint = /(?<!\b(?:and|but|or|so)) (?=(?:and|or|but|if|so|that|when|which|who|because) )/y;

/** A long sentence is divided near its middle, and rather farther from it than inside of a phrase. */
function halved(sentence: string): string[] {
  if (sentence.length <= mostCharacters) return [sentence];
  const cost = (at: number) => {
    joint.lastIndex = at;
    const phrase = /[,;:]$/.test(sentence.slice(0, at)) ? 0 : joint.test(sentence) ? 10 : 30;
    const larger = Math.max(at, sentence.length - at);
    return larger + phrase + (larger > mostCharacters ? 40 : 0);
  };
  const gaps = [...sentence.matchAll(/ /g)].map(({ index }) => index);
  const [at] = gaps.sort((one, other) => cost(one) - cost(other));
  return at === undefined ? [sentence] : [sentence.slice(0, at), sentence.slice(at + 1)].flatMap(halved);
}

/** The words between two times of a transcript, in seconds. */
export type Passage = { at: string; text: string; start: number; end: number };

export const passagesOf = ({ transcript, duration }: Pick<Tutorial, 'transcript' | 'duration'>): Passage[] =>
  transcript.map(({ at, text }, index) => ({
    at,
    text,
    start: secondsOf(at),
    end: secondsOf(transcript[index + 1]?.at ?? duration),
  }));

/** The second at which a character of a passage is reached. All characters take equally long. */
export const momentIn = ({ text, start, end }: Passage, character: number): number =>
  start + (character / text.length) * (end - start);

/** The transcript as WebVTT. */
export function spokenCaptions(tutorial: Pick<Tutorial, 'transcript' | 'duration'>): string {
  const cues = passagesOf(tutorial)
    .flatMap(captionsIn)
    .map(({ from, to, text }) => `${vttTime(from)} --> ${vttTime(to)}\n${cueText(text)}`);
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

/** Text as WebVTT requires it. */
const cueText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The seconds of a time written as 10:25. */
export function secondsOf(time: string): number {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** A time in WebVTT's notation: 00:10:25.000. */
const vttTime = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** Lessons play at this speed by themselves: captions have the pace of readers, which is slower than speech. */
export const usualSpeed = 1.5;

/** A length for readers, in whole seconds: 1:13. */
export const lengthOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Seconds as minutes and seconds: 10:25. */
export const clockTime = (seconds: number) => vttTime(Math.floor(seconds)).slice(3, 8);

type Shot = { start: number; end: number; said: string[] };

/** More lines would cover the picture. */
const linesTogether = 2;

/** The words of each shot of a silent film, as WebVTT. */
export const filmCaptions = (shots: Shot[]): string =>
  ['WEBVTT', ...shots.flatMap(captionsOf)].join('\n\n').concat('\n');

/** The lines of a shot, each shown in proportion to its words. */
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
