import { expect, test } from 'vitest';
import { spokenCaptions } from './captions.ts';

const long =
  'Take a sheet of paper and keep it by the till for a week, with four columns on it, one for each kind of chore.';
const captions = spokenCaptions({
  duration: '01:10',
  transcript: [
    { at: '00:00', text: `Hello. ${long}` },
    { at: '00:40', text: 'Now count & compare: is it < 5?' },
  ],
});
const cues = captions
  .trim()
  .split('\n\n')
  .slice(1)
  .map((cue) => {
    const [, from = '', to = '', text = ''] = /^(\S+) --> (\S+)\n(.+)$/.exec(cue) ?? [];
    return { from, to, text };
  });

test('captions have every word, at most 84 characters each, and do not mix sentences', () => {
  expect(cues.map(({ text }) => text).join(' ')).toBe(
    `Hello. ${long} Now count &amp; compare: is it &lt; 5?`,
  );
  expect(cues[0]?.text).toBe('Hello.');
  expect(Math.max(...cues.map(({ text }) => text.length))).toBeLessThanOrEqual(84);
});

test('captions follow each other from the first second to the last', () => {
  expect(cues[0]?.from).toBe('00:00:00.000');
  for (const [index, { from, to }] of cues.entries()) {
    expect(from < to).toBe(true);
    if (index > 0) expect(from).toBe(cues[index - 1]?.to);
  }
  expect(cues.find(({ text }) => text.startsWith('Now'))?.from).toBe('00:00:40.000');
  expect(cues.at(-1)?.to).toBe('00:01:10.000');
});

test('a long sentence is divided where a clause ends, also when that is not quite its middle', () => {
  const said =
    'Four runs with three calls each make twelve calls an hour, and nearly all of the thousand is left.';
  const divided = spokenCaptions({ duration: '00:10', transcript: [{ at: '00:00', text: said }] });
  expect(divided).toContain('an hour,\n');
  expect(divided).toContain('\nand nearly');
});
