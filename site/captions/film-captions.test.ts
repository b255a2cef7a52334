import { expect, test } from 'vitest';
import { filmCaptions } from './film-captions.ts';

test('a caption for each shot, one line for each thing that is said', () => {
  const shots = [
    { start: 0, end: 4.6, said: ['Tuesday', 'Both hands & a phone'] },
    { start: 4.6, end: 73.4, said: ['<Off>'] },
  ];
  expect(filmCaptions(shots)).toBe(
    [
      'WEBVTT\n',
      '00:00:00.000 --> 00:00:04.600\nTuesday\nBoth hands &amp; a phone\n',
      '00:00:04.600 --> 00:01:13.400\n&lt;Off&gt;\n',
    ].join('\n'),
  );
});
