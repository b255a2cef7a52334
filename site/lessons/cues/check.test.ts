import { expect, test } from 'vitest';
import { type Lesson, lesson } from '../../../content/schemas/lesson.ts';
import { lessonMistakes } from './check.ts';
import { timedLesson } from './timed-lesson.ts';

/** Fifty letters in ten seconds, so the one at position twenty is said after four seconds. */
const first = 'Write the name and the address, then all of hours.';
const second = 'Count them: a hundred and a second hundred, no more';
const spoken = {
  duration: '00:20',
  transcript: [
    { at: '00:00', text: first },
    { at: '00:10', text: second },
  ],
};

const chapters = ['One', 'Two', 'Three', 'Four', 'Five'];
/** A lesson without mistakes. */
const whole = (): Lesson =>
  lesson.parse([
    {
      at: '00:00',
      chapter: 'One',
      kind: 'rows',
      look: 'paper',
      heading: 'A sheet',
      title: 'Sheet',
      rows: [{ text: 'New' }, { when: 'the name', text: 'Lee' }],
    },
    {
      at: '00:00',
      when: 'the address',
      chapter: 'Two',
      kind: 'picture',
      heading: 'Where?',
      frames: [{ drawing: 'phone' }],
    },
    {
      at: '00:00',
      when: 'all of hours',
      chapter: 'Three',
      kind: 'rows',
      look: 'paper',
      continues: 'Sheet',
      rows: [{ when: 'of hours', text: '9 to 5' }],
    },
    {
      at: '00:10',
      chapter: 'Four',
      kind: 'sum',
      heading: 'A sum',
      lines: [
        { text: '10 × 10 minutes', value: 100 },
        { when: 'and', text: 'Once more', value: 100 },
        { when: 'a second hundred', text: 'Together', value: 200, result: true },
      ],
    },
    {
      at: '00:10',
      when: 'no more',
      chapter: 'Five',
      kind: 'picture',
      heading: 'Enough',
      frames: [{ drawing: 'phone' }],
    },
  ]);

/** The mistakes found in a lesson that was changed in one place. */
const saidAbout = (change: (lesson: Lesson) => void) => {
  const changed = whole();
  change(changed);
  return lessonMistakes(changed, spoken).map(({ path, message }) => `${path.join('.')} ${message}`);
};
type Part = { when: string; text: string; value: number };
/** A row or a line of a scene: of the sheet, the one that is said. */
const line = (
  scene: Lesson[number] | undefined,
  index = scene?.kind === 'rows' ? scene.rows.length - 1 : 0,
) => {
  const { rows, lines } = scene as unknown as { rows?: Part[]; lines: Part[] };
  const found = (rows ?? lines)[index];
  if (!found) throw new Error('no line');
  return found;
};
const sceneAt = (lesson: Lesson, index: number) => {
  const found = lesson[index];
  if (!found) throw new Error('no scene');
  return found;
};

test('a correct lesson has no mistakes', () => {
  expect(whole()).toHaveLength(chapters.length);
  expect(lessonMistakes(whole(), spoken)).toEqual([]);
});

test('a moment is where the words stand in their passage', () => {
  const { scenes } = timedLesson(whole(), spoken);
  expect(scenes[0]?.cues[1]?.from).toBeCloseTo((first.indexOf('the name') / first.length) * 10);
  expect(scenes[1]?.start).toBeCloseTo((first.indexOf('the address') / first.length) * 10);
  expect(scenes[3]?.start).toBe(10);
  expect(scenes.map(({ end }) => end)).toEqual([...scenes.slice(1).map(({ start }) => start), 20]);
});

test('a line is written at the pace of speech where there is room, and whole before the next one', () => {
  const lesson = whole();
  line(lesson[0]).text = 'Lee, of Sample Street';
  const written = (said: typeof spoken) => timedLesson(lesson, said).scenes[0]?.cues[1];
  const slow = { duration: '00:40', transcript: spoken.transcript.with(1, { at: '00:30', text: second }) };
  expect(written(slow)?.takes).toBeGreaterThan(written(spoken)?.takes ?? 0);
  for (const said of [spoken, slow]) {
    const [scene] = timedLesson(lesson, said).scenes;
    expect(scene?.cues).toHaveLength(2);
    for (const [index, { from, takes }] of scene?.cues.entries() ?? [])
      expect(from + takes).toBeLessThan(scene?.cues[index + 1]?.from ?? scene?.end ?? 0);
  }
});

test('a part answers when its words are said once more, and with other words before a picture stands for long', () => {
  const lesson = whole();
  Object.assign(line(lesson[0], 0), { text: 'Addresses' });
  Object.assign(sceneAt(lesson, 1), { when: 'all' });
  Object.assign(sceneAt(lesson, 2), { when: 'of hours' });
  line(lesson[2]).when = 'hours.';
  const [part] =
    timedLesson(lesson, { ...spoken, transcript: [{ at: '00:00', text: first }] }).scenes[0]?.cues ?? [];
  const saidAt = (words: string) => (first.indexOf(words) / first.length) * 20;
  expect(part?.again).toEqual([expect.closeTo(saidAt('address,'), 5), expect.any(Number)]);
});

test('every scene is read with the words that are said during it', () => {
  const { scenes } = timedLesson(whole(), spoken);
  expect(scenes.map(({ words }) => words)).toEqual([
    'Write the name and',
    'the address, then',
    'all of hours.',
    'Count them: a hundred and a second hundred,',
    'no more',
  ]);
});

test('names words that are not said', () => {
  expect(saidAbout((it) => (line(it[0]).when = 'the phone'))).toEqual([
    `0.rows.1.when must be words of the passage at 00:00: "${first}"`,
  ]);
});

test('names words that are said twice', () => {
  expect(saidAbout((it) => (sceneAt(it, 1).when = 'the '))).toContain(
    '1.when must be words that stand once in the passage at 00:00, not 2 times',
  );
});

test('names a time at which no passage begins', () => {
  expect(saidAbout((it) => (sceneAt(it, 3).at = '00:11'))).toContain(
    '3.at must be the time of a passage of the transcript',
  );
});

test('names a passage without a scene', () => {
  expect(saidAbout((it) => it.splice(3))).toContain(' a scene must begin during the passage at 00:10');
});

test('names a scene that begins before the one above it', () => {
  expect(saidAbout((it) => (sceneAt(it, 1).when = 'all of'))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^2\.at must begin later than the scene before/)]),
  );
});

test('names a part that is said before its scene begins, or after it', () => {
  expect(saidAbout((it) => (line(it[0]).when = 'then'))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^0\.rows\.1\.when must be said after what stands above it/),
    ]),
  );
});

test('names a line that is typed faster than it can be read', () => {
  expect(saidAbout((it) => (line(it[0]).text = 'L'.repeat(80)))).toContainEqual(
    expect.stringMatching(/^0\.rows\.1 must have at most 67 characters, not 80,/),
  );
});

test('names a picture that stands still for too long', () => {
  const slow = { ...spoken, duration: '00:36' };
  expect(lessonMistakes(whole(), spoken)).toEqual([]);
  expect(lessonMistakes(whole(), slow).map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^nothing changes for \d+\.\d seconds, from 00:\d\d\.\d to 00:\d\d\.\d; at most 8/),
  );
});

test('names a part that is gone before it can be read', () => {
  // The next scene begins 0.8 seconds later.
  expect(saidAbout((it) => (line(it[0]).when = 'and'))).toEqual([
    '0.rows.1 stands for 0.8 seconds, until 00:03.8; to be read it needs 1.1',
  ]);
  expect(saidAbout((it) => (line(it[0]).text = 'A B C D E F G H'))).toEqual([
    expect.stringMatching(/^0\.rows\.1 stands for 2\.\d seconds, .* needs 3\.1$/),
  ]);
});

test('names a heading that waits for its first part', () => {
  expect(saidAbout((it) => Object.assign(line(it[3]), { when: 'them' }))).toEqual([
    '3.lines.0.when must be left out, because a scene opens with its first part',
  ]);
});

test('names wrong sums', () => {
  expect(saidAbout((it) => (line(it[3]).value = 90))).toContain(
    '3.lines.0.value must be 100, as "10 × 10 minutes" makes',
  );
  expect(saidAbout((it) => (line(it[3], 2).value = 210))).toEqual([
    '3.lines.2.value must be 200, the sum of the lines above it',
  ]);
});

test('refuses a share that is more than its whole', () => {
  const shares = { at: '00:10', kind: 'dashboard', heading: 'Shares', range: 'A week' };
  const parsed = (value: number) =>
    lesson.safeParse([{ ...shares, figures: [{ value, of: 2, label: 'of two' }] }]).success;
  expect([parsed(2), parsed(3)]).toEqual([true, false]);
});

test('names a row that a message was not answered from', () => {
  const said = saidAbout((it) =>
    it.splice(2, 1, {
      at: '00:00',
      when: 'all of hours',
      chapter: 'Three',
      kind: 'chat',
      heading: 'A question',
      continues: 'Sheet',
      messages: [{ who: 'assistant', text: 'At 9.', from: 'Hours' }],
      rows: [{ when: 'of hours', label: 'Open', text: '9' }],
    }),
  );
  expect(said).toEqual(['2.messages.0.from must be the label of a row: New, Lee, Open']);
});

test('names a paper that was never begun', () => {
  expect(saidAbout((it) => Object.assign(sceneAt(it, 2), { continues: 'Another' }))).toEqual([
    '2.continues must be a paper of an earlier scene: Sheet',
  ]);
});

test('names chapters that are too few, or missing at the beginning', () => {
  expect(saidAbout((it) => delete sceneAt(it, 4).chapter)).toEqual([' must have 5 to 10 chapters, not 4']);
  expect(saidAbout((it) => delete sceneAt(it, 0).chapter)).toContain(
    '0 the first scene must begin at 00:00, without `when`, and begin a chapter',
  );
});
