import { expect, test } from 'vitest';
import { filmCaptions } from './captions.ts';

test('captions show two lines of a shot at a time, in proportion to their words', () => {
  const shots = [
    { start: 0, end: 4.6, said: ['Tuesday', 'Both hands & a phone'] },
    { start: 4.6, end: 73.4, said: ['<On>', 'It is', 'your own shop.', 'Off', 'Write'] },
  ];
  expect(filmCaptions(shots)).toBe(
    [
      'WEBVTT\n',
      '00:00:00.000 --> 00:00:04.600\nTuesday\nBoth hands &amp; a phone\n',
      '00:00:04.600 --> 00:00:30.400\n&lt;On&gt;\nIt is\n',
      '00:00:30.400 --> 00:01:04.800\nyour own shop.\nOff\n',
      '00:01:04.800 --> 00:01:13.400\nWrite\n',
    ].join('\n'),
  );
});
