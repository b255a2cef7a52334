import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Tutorial } from '../../../content/schemas/entries.ts';
import type { EntryPages } from '../../../content/schemas/single-pages.ts';
import { type PlayedLesson, playedVideo } from './played-video.ts';
import { TutorialHead } from './TutorialHead.tsx';

const path = '/resources/video-tutorials/pottery';
const words = {
  downloadTranscript: 'Download Transcript',
  downloadCaptions: 'Download Captions',
  downloadVideo: 'Download Video',
} as EntryPages['video-tutorials'];
const tutorial = {
  title: 'Pottery',
  description: 'A bowl.',
  level: 'Beginner',
  date: new Date(0),
  duration: '10:00',
  picture: 'jar',
} as Tutorial;
const recording = { player: 'https://player.example/embed/7', page: 'https://www.player.example/7' };

const drawn = (video: Tutorial['video'], films?: PlayedLesson['films']) =>
  renderToStaticMarkup(
    <TutorialHead
      words={words}
      trail={[]}
      id="pottery"
      tutorial={tutorial}
      video={playedVideo(path, { video }, { chapters: [], films })}
    />,
  );

test('a recording plays at its host, and is found there', () => {
  const html = drawn(recording);
  expect(html).toContain('src="https://player.example/embed/7?autoplay=1"');
  expect(html).toContain('href="https://www.player.example/7"');
  expect(html).toContain('Download Video');
  expect(html).toContain('Play loads the video from player.example');
});

test('without a recording the lesson plays, and there is no film to download before one is made', () => {
  const html = drawn(undefined);
  expect(html).toContain(`src="${path}/player?autoplay=1"`);
  expect(html).toContain('10:00, about 7 minutes at 1.5 ×');
  expect(html).not.toContain('Download Video');
  expect(html).not.toContain('https://');
});

test('a lesson that has been made into a film can be kept', () => {
  const html = drawn(undefined, {
    wide: { address: `${path}/lesson.mp4` },
    tall: { address: `${path}/lesson-tall.mp4` },
  });
  expect(html).toMatch(
    new RegExp(`<a href="${path}/lesson\\.mp4" download="pottery\\.mp4"[^>]*>Download Video`),
  );
});
