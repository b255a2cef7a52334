import type { Tutorial } from '../../../content/schemas/entries.ts';
import type { Lesson, Scene, SceneOf } from '../../../content/schemas/lesson.ts';
import { momentIn, type Passage, passagesOf, secondsOf, usualSpeed } from '../../captions/captions.ts';
import {
  arrival,
  charactersPerSecond,
  counting,
  marksPerSecond,
  pauseBeforeStrike,
  saying,
  settledAfter,
  shortestRest,
} from './pace.ts';

/** Something that appears, and the second at which it does. */
export type TimedCue = Cue & {
  from: number;
  /** For how long before that its writer types, in seconds. */
  lead: number;
  /** How long it takes to be written, counted or to come, in seconds. */
  takes: number;
  /** When the light goes back to it. */
  again: number[];
};

export type TimedScene = {
  scene: Scene;
  start: number;
  end: number;
  /** In the order in which they are written. */
  cues: TimedCue[];
  /** The words said meanwhile, for readers of the lesson as a story in pictures. */
  words: string;
};

export type Spoken = Pick<Tutorial, 'transcript' | 'duration'>;

/** A mistake and its place in the lesson. */
export type Mistake = { path: PropertyKey[]; message: string };

/** A lesson with its times, and its mistakes: quotes that are not in the passage, or are there twice. */
export function timedLesson(lesson: Lesson, spoken: Spoken): { scenes: TimedScene[]; mistakes: Mistake[] } {
  const passages = passagesOf(spoken);
  const mistakes: Mistake[] = [];

  const begun = lesson.map((scene, index) => {
    const passage = passages.find(({ at }) => at === scene.at);
    if (!passage) {
      mistakes.push({ path: [index, 'at'], message: 'must be the time of a passage of the transcript' });
      return { scene, start: secondsOf(scene.at), cues: [], words: '', said: [] };
    }
    const moment = (words: string, path: PropertyKey[]): number => {
      const message = quotation(words, passage);
      if (message) mistakes.push({ path: [index, ...path, 'when'], message });
      return momentIn(passage, Math.max(0, passage.text.indexOf(words)));
    };
    const start = scene.when === undefined ? passage.start : moment(scene.when, []);
    const cues = cuesOf(scene).map((cue) => ({
      ...cue,
      from: cue.when === undefined ? start : moment(cue.when, cue.path),
    }));
    const words = saidDuring(passage, scene, lesson[index + 1]);
    return { scene, start, cues, words, said: wordsSaid(passage, start, words) };
  });

  const last = secondsOf(spoken.duration);
  const scenes = begun.map(({ scene, start, cues, words, said }, index) => {
    const end = begun[index + 1]?.start ?? last;
    const isAlone = scene.kind === 'chat' && scene.continues === undefined;
    const paced = withPaces(withLeads(cues, start, isAlone), end);
    return { scene, start, end, words, cues: litAgain(paced, said, start, end) };
  });
  return { scenes, mistakes };
}

/** Written, counted and drawn at the pace of speech where there is room, and never faster than this, in steps a second. */
const paces = {
  typed: { fastest: charactersPerSecond, slowest: 9 },
  marks: { fastest: marksPerSecond, slowest: 2 },
};

/** How long each part takes until the next one of its column comes; a part of that time it rests. */
const withPaces = (cues: Omit<TimedCue, 'takes' | 'again'>[], end: number): Paced[] =>
  cues.map((cue, index) => {
    const next = cues.slice(index + 1).find(({ path }) => path[0] === cue.path[0]);
    const whole = (next?.from ?? end) - cue.from;
    const rest = Math.max(shortestRest + 0.1, whole / 5) + (cue.strikes ? pauseBeforeStrike + arrival : 0);
    const room = whole - rest - (cue.pointed ? arrival : 0);
    const between = (least: number, most: number) => Math.max(arrival, least, Math.min(most, room));
    const pace = cue.typed > 0 ? paces.typed : paces.marks;
    const steps = cue.lead > 0 ? 0 : cue.typed || cue.marks;
    const takes = cue.counts
      ? between(counting, 2 * counting)
      : between(steps / pace.fastest, steps / pace.slowest);
    return { ...cue, takes: steps > 0 || cue.counts ? takes : arrival };
  });

type Word = { stem: string; at: number };

/** The words that carry meaning, and when each is said. */
const wordsSaid = (passage: Passage, start: number, words: string): Word[] => {
  const first = passage.text.indexOf(words);
  return [...words.matchAll(/[\p{L}\d$:]{3,}/gu)].flatMap(({ 0: word, index }) =>
    carriers.has(word.toLowerCase())
      ? []
      : [{ stem: stemOf(word), at: Math.max(start, momentIn(passage, first + index)) }],
  );
};

/** Words that are said of anything. */
const carriers = new Set(
  'the and you your for that this with from have has had was are but not all can will what when which who how its it’s one two three they them then than there their here his her our out into only also any some more most just every each'.split(
    ' ',
  ),
);

/** Enough of a word to know it in another form. */
const stemOf = (word: string) => word.toLowerCase().slice(0, Math.max(3, Math.min(5, word.length - 1)));

type Paced = Omit<TimedCue, 'again'>;

/** The least time between two words that move the light, in seconds. */
const betweenWords = 2;

/** As a lesson plays, no picture stands for more than three seconds. */
const longestStill = 3 * usualSpeed - 0.3;

/**
 * Whatever is on the stage answers when its words are said once more: the light goes back there. Where nothing else
 * changes for long, it goes along what is spoken of, with the words.
 */
function litAgain(cues: Paced[], said: Word[], start: number, end: number): TimedCue[] {
  const lit = cues.map((cue) => ({ ...cue, again: [] as number[] }));
  for (const { stem, at } of said) {
    const spokenOf = lit.findLast(({ from, takes, stems }) => from + takes + 1 < at && stems.includes(stem));
    const isFree = lit.every(({ from, lead, again }) =>
      [from - lead, from, ...again].every((other) => Math.abs(other - at) >= betweenWords),
    );
    if (isFree && at < end - 1) spokenOf?.again.push(at);
  }
  let still = start;
  for (const change of [...lit.flatMap(changesOf), { from: end, to: end }].sort(
    (one, other) => one.from - other.from,
  )) {
    while (change.from - still > longestStill) {
      const latest = Math.min(still + longestStill, change.from - 1);
      const at = said.findLast((word) => word.at > still + 1 && word.at <= latest)?.at ?? latest;
      litAt(lit, at)?.again.push(at);
      still = at + saying;
    }
    still = Math.max(still, change.to);
  }
  return lit.map((cue) => ({ ...cue, again: cue.again.sort((one, other) => one - other) }));
}

/** When a part moves: as it comes, and whenever the light goes back to it. */
const changesOf = ({ again, ...cue }: TimedCue) => [
  { from: cue.from - cue.lead, to: settledAfter(cue) },
  ...again.map((from) => ({ from, to: from + saying })),
];

/** The part that the light is at. */
const litAt = (cues: TimedCue[], second: number): TimedCue | undefined =>
  cues
    .flatMap((cue) => [cue.from, ...cue.again].map((from) => ({ cue, from })))
    .filter(({ from }) => from <= second)
    .sort((one, other) => one.from - other.from)
    .at(-1)?.cue;

/** What is wrong with a quote from a passage, if anything. */
function quotation(words: string, { text, at }: Passage): string | undefined {
  const found = text.split(words).length - 1;
  if (found === 0) return `must be words of the passage at ${at}: "${text}"`;
  if (found > 1) return `must be words that stand once in the passage at ${at}, not ${found} times`;
  return undefined;
}

/** The words of a passage from a scene's beginning to that of the next scene, if both are in the same passage. */
function saidDuring({ text, at }: Passage, scene: Scene, next: Scene | undefined): string {
  const placeOf = (words: string | undefined) => (words === undefined ? 0 : Math.max(0, text.indexOf(words)));
  const end = next?.at === at ? placeOf(next.when) : text.length;
  return text.slice(placeOf(scene.when), end).trim();
}

/** Something that appears in a scene, and the words at which it does. */
type Cue = {
  when: string | undefined;
  /** Its place in the scene's data. */
  path: PropertyKey[];
  /** The number of characters that are typed. */
  typed: number;
  /** The number of tally marks, which are drawn one after the other. */
  marks: number;
  counts: boolean;
  /** Whether it changes once the pointer is there: a switch, a button, what is chosen. */
  pointed: boolean;
  /** Whether it is struck through once it is complete. */
  strikes: boolean;
  /** For a message, how long it is typed before it is sent, if there is time. */
  composed: number;
  /** The number of words to read. */
  words: number;
  /** The words that it shows. */
  stems: string[];
};

/** What is written by hand. What is ticked, run or comes in appears whole. */
export const isWritten = (look: SceneOf<'rows'>['look']): boolean =>
  look !== 'list' && look !== 'chain' && look !== 'notification';

/** Everything that appears in a scene, in the order in which it is written. */
function cuesOf(scene: Scene): Cue[] {
  const types = scene.kind === 'chat' || (scene.kind === 'rows' && isWritten(scene.look));
  return Object.entries(scene).flatMap(([field, value]) => {
    const manner = { isTyped: types && field === 'rows', isPressed: pressed.has(field) };
    if (Array.isArray(value)) return value.map((part, index) => cue(part, [field, index], manner));
    return typeof value === 'object' ? [cue(value, [field], manner)] : [];
  });
}

/** The parts that a pointer presses. */
const pressed = new Set(['area', 'chosen', 'press']);

type Part = Partial<
  Record<
    'when' | 'who' | 'label' | 'text' | 'type' | 'print' | 'note' | 'why' | 'cross' | 'state',
    string | undefined
  >
> & { marks?: number | undefined; value?: number | string; before?: number | undefined };

/** What is shown as a switch. */
export const isSwitch = (text: string | undefined): text is 'On' | 'Off' => text === 'On' || text === 'Off';

type Manner = { isTyped: boolean; isPressed: boolean };

const cue = (part: Part, path: PropertyKey[], { isTyped, isPressed }: Manner): Cue => ({
  when: part.when,
  path,
  typed: (isTyped && !part.marks && !isSwitch(part.text) ? part.text : part.type)?.length ?? 0,
  marks: part.marks ?? 0,
  counts: typeof part.value === 'number' && (path[0] === 'lines' || part.before !== undefined),
  pointed: isPressed || (isTyped && isSwitch(part.text)),
  strikes: part.cross !== undefined || part.state === 'crossed',
  composed: part.who ? composing(part.who, part.text ?? '') : 0,
  words: readIn(part).split(/\s+/).filter(Boolean).length,
  stems: (readIn(part).match(/[\p{L}\d$:]{3,}/gu) ?? []).map(stemOf),
});

/** A customer's message is seen in the field while it is typed; of the others only that somebody types. */
const composing = (who: string, text: string) => (who === 'customer' ? 0.6 + text.length / 9 : 2.4);

/** The time that each message is typed: what it needs, or as much as there is since the one before. */
const withLeads = (cues: Omit<TimedCue, 'lead' | 'takes' | 'again'>[], start: number, isAlone: boolean) =>
  cues.map((cue, index) => {
    if (cue.composed === 0) return { ...cue, lead: 0 };
    const before = index === 0 ? undefined : cues[index - 1];
    const room = Math.max(0, cue.from - (before ? before.from + 0.6 : start));
    // Where nothing else is seen, the first message is begun as the scene opens.
    return { ...cue, lead: !before && isAlone ? room : Math.min(cue.composed, room) };
  });

const readIn = (part: Part): string =>
  (['label', 'text', 'cross', 'marks', 'note', 'why', 'value', 'type', 'print'] as const)
    .flatMap((field) => part[field] ?? [])
    .join(' ');
