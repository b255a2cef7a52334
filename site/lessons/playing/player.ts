import { speeds } from '../speeds.ts';
import { keep, read } from './kept.ts';
import { listenToKeys } from './keys.ts';
import { narratorOf } from './narrator.ts';
import { partsOf } from './page.ts';
import { ringAround } from './ring.ts';
import { seekLineView } from './seek-line.ts';
import { keepSettings, readSettings } from './settings.ts';
import { stageView } from './stage.ts';
import { captionsIn, transcriptView } from './transcript.ts';
import { Transport } from './transport.ts';
import { findVoice } from './voice.ts';

/** Plays the lesson that stands on the page. */
export function playLesson(page: HTMLElement): void {
  const { find, onClick, press } = partsOf(page);
  const stage = find('stage');
  if (!stage) return;
  const duration = Number(page.dataset['duration']);
  const place = `lesson:${page.dataset['player']}`;
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const captions = captionsIn(page);
  const settings = readSettings();
  const change = (some: Partial<typeof settings>) => keepSettings(Object.assign(settings, some));

  const seek = (to: number) => transport.seek(to);
  const transport = new Transport({
    duration,
    views: [
      // A caption of three lines leaves the pictures less room: it comes first.
      transcriptView(page, captions, seek),
      stageView(stage, () => stillness.matches),
      seekLineView(page, seek),
    ],
    stateIs(state) {
      page.dataset['state'] = state;
    },
    // Neither the beginning nor the end is a place to come back to.
    left: (second) => keep(place, second > 0 && second < duration ? Math.floor(second) : null),
  });

  function setSpeed(speed: number): void {
    change({ speed });
    transport.speed = speed;
    const list = find<HTMLSelectElement>('speed');
    if (list) list.value = String(speed);
  }

  function showCaptions(on: boolean): void {
    change({ captions: on });
    press('captions', on);
    find('caption')?.toggleAttribute('data-off', !on);
  }

  function toggleTranscript(): void {
    const side = find('transcript');
    if (!side) return;
    side.hidden = !side.hidden;
    press('transcript-button', !side.hidden);
    // What it holds goes with it.
    if (!document.activeElement?.checkVisibility()) find('transcript-button')?.focus();
    page.dispatchEvent(new Event('transcript'));
  }

  function toggleFullScreen(): void {
    if (!document.fullscreenEnabled) return;
    const changing = document.fullscreenElement ? document.exitFullscreen() : page.requestFullscreen();
    // Where it may not be, the lesson plays on as it is.
    changing.catch(() => {});
  }

  const toggleCaptions = () => showCaptions(!settings.captions);
  onClick('play', transport.toggle);
  onClick('pictures', transport.toggle);
  onClick('again', () => transport.play());
  onClick('captions', toggleCaptions);
  onClick('transcript-button', toggleTranscript);
  onClick('full-screen', toggleFullScreen);
  find('speed')?.addEventListener('change', ({ target }) =>
    setSpeed(Number((target as HTMLSelectElement).value)),
  );

  const chapters = [...page.querySelectorAll<HTMLElement>('[data-chapters] button')];
  const chapterStarts = chapters.map(({ dataset }) => Number(dataset['second']));
  for (const [index, button] of chapters.entries())
    button.addEventListener('click', () => {
      transport.seek(chapterStarts[index] ?? 0);
      find('chapters')?.hidePopover();
    });

  listenToKeys({
    toggle: transport.toggle,
    step: (by) => transport.seek(transport.second + by),
    to: (share) => transport.seek(share * duration),
    nextChapter: () =>
      transport.seek(chapterStarts.find((start) => start > transport.second) ?? transport.second),
    // Right after a chapter has begun, the one before it is meant.
    previousChapter: () =>
      transport.seek(chapterStarts.findLast((start) => start < transport.second - 2) ?? 0),
    faster: (by) => setSpeed(speeds[speeds.indexOf(settings.speed) + by] ?? settings.speed),
    captions: toggleCaptions,
    transcript: toggleTranscript,
    fullScreen: toggleFullScreen,
    help: () => find('keys')?.togglePopover(),
  });

  ringAround(page);
  document.addEventListener('visibilitychange', () => transport.goOn());
  addEventListener('pagehide', () => {
    // Keeps the place, and silences the voice, which would speak on after its page is gone.
    if (transport.isPlaying) transport.pause();
  });
  document.addEventListener('fullscreenchange', () =>
    press('full-screen', document.fullscreenElement !== null),
  );
  stillness.addEventListener('change', transport.paint);
  new ResizeObserver(transport.paint).observe(stage);
  document.fonts.ready.then(transport.paint);

  findVoice((voice) => {
    const narrator = narratorOf(voice, captions, () => transport.goOn());
    const speak = (on: boolean) => {
      change({ voice: on });
      press('voice', on);
      transport.narrator = on ? narrator : undefined;
    };
    const button = find('voice');
    if (button) button.hidden = false;
    onClick('voice', () => speak(!settings.voice));
    speak(settings.voice);
  });

  const wish = new URLSearchParams(location.search);
  const start = /^\d+(\.\d+)?$/.test(wish.get('start') ?? '') ? Number(wish.get('start')) : read(place);
  const fullScreen = find('full-screen');
  if (fullScreen) fullScreen.hidden = !document.fullscreenEnabled;
  setSpeed(settings.speed);
  showCaptions(settings.captions);
  transport.seek(typeof start === 'number' ? start : 0);
  if (wish.get('autoplay') === '1' && !stillness.matches) transport.play();
}
