import { expect, test } from 'vitest';
import { typesetSvg } from './typesetter.tsx';

const scene = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"></svg>';
const pictureOf = (title: string) =>
  typesetSvg('site/social/picture.typ', { width: 1200, height: 630, title, scene });

const outlinesOf = async (title: string) => (await pictureOf(title)).match(/ d="[^"]*"/g)?.join();

// What no font has is drawn as the same box, whatever the letter.
test.each([
  ...['ΩΨ', 'ЖЮ', 'شغ', '髙橋', 'カフ', 'Łß'].map((letters) => ({ letters, isDrawn: true })),
  { letters: '한국', isDrawn: false },
])('$letters are drawn, each as itself: $isDrawn', async ({ letters, isDrawn }) => {
  const [one = '', other = ''] = letters;
  expect((await outlinesOf(one)) !== (await outlinesOf(other))).toBe(isDrawn);
});

test('a title without spaces fits', async () => {
  expect(await pictureOf('髙橋小規模店舗自動化株式会社東京本店'.repeat(3))).toContain('<svg');
});
