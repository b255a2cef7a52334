import { clockTime, usualSpeed } from '../../captions/captions.ts';
import { stageView } from './lesson-stage.ts';
import { captionsIn, transcriptView } from './transcript.ts';
import { Transport } from './transport.ts';
import { indexAt, keep, read, speeds, type View } from './view.ts';
import { findVoice, narratorOf } from './voice.ts';

export function playLesson(page: HTMLElement): void {
  const { find, onClick, press } = partsOf(page);
  const stage = find('stage');
  if (!stage) return;
  const duration = Number(page.dataset['duration']);
  const place = `lesson:${page.dataset['player']}`;
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  const captions = captionsIn(page);
  const settings = readSettings();
  const change = (some: Partial<Settings>) => keep(kept, Object.assign(settings, some));
  const chapters = [...page.querySelectorAll<HTMLElement>('[data-chapters] button')];
  const chapterStarts = chapters.map(({ dataset }) => Number(dataset['second']));

  const seek = (to: number) => transport.seek(to);
  const transport = new Transport({
    duration,
    views: [
      // First, because a caption of three lines leaves less room for the pictures.
      transcriptView(page, captions, seek),
      stageView(stage, () => stillness.matches),
      seekLineView(page, chapters, chapterStarts, seek),
    ],
    stateIs(state) {
      page.dataset['state'] = state;
      if (state === 'ended') offerNext();
    },
    // The beginning and the end are not worth returning to.
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
    // The focused element disappears with the panel.
    if (!document.activeElement?.checkVisibility()) find('transcript-button')?.focus();
    page.dispatchEvent(new Event('transcript'));
  }

  function toggleFullScreen(): void {
    if (!document.fullscreenEnabled) return;
    const changing = document.fullscreenElement ? document.exitFullscreen() : page.requestFullscreen();
    // If full screen is not allowed, the lesson plays on.
    changing.catch(() => {});
  }

  const toggleCaptions = () => showCaptions(!settings.captions);
  onClick('play', transport.toggle);
  onClick('pictures', transport.toggle);
  onClick('again', transport.again);
  onClick('captions', toggleCaptions);
  onClick('transcript-button', toggleTranscript);
  onClick('copy', () => copyCode(page, find('copy')));
  onClick('send', () => {
    transport.pause();
    find('sample-answer')?.replaceChildren(find('now')?.dataset['answer'] ?? '');
  });
  onClick('full-screen', toggleFullScreen);
  find('speed')?.addEventListener('change', ({ target }) =>
    setSpeed(Number((target as HTMLSelectElement).value)),
  );

  for (const [index, button] of chapters.entries())
    button.addEventListener('click', () => {
      transport.seek(chapterStarts[index] ?? 0);
      find('chapters')?.hidePopover();
    });

  const chapterNow = () => indexAt(chapterStarts, transport.second);
  const chooseChapter = (index: number) => {
    const next = chapterStarts[index + 1];
    // It ends with its own last picture, a moment before that of the next one.
    transport.choose({ from: chapterStarts[index] ?? 0, to: next === undefined ? duration : next - 0.05 });
  };

  /** A chapter that was played alone is followed by the next one, and a lesson by the next lesson. */
  function offerNext(): void {
    const button = find('next-chapter');
    const lesson = find('next-lesson');
    if (!button || !lesson) return;
    const name = chapters[chapterNow() + 1]?.dataset['name'];
    button.textContent = button.dataset['nextChapter']?.replace('{chapter}', name ?? '') ?? '';
    button.hidden = name === undefined;
    lesson.hidden = !button.hidden;
  }

  onClick('next-chapter', () => {
    chooseChapter(chapterNow() + 1);
    transport.play();
  });

  const step = (by: number) => () => transport.seek(transport.second + by);
  const faster = (by: 1 | -1) => () =>
    setSpeed(speeds[speeds.indexOf(settings.speed) + by] ?? settings.speed);
  // The shortcuts that people know from other players.
  listenToKeys({
    ' ': transport.toggle,
    k: transport.toggle,
    ArrowLeft: step(-5),
    ArrowRight: step(5),
    j: step(-10),
    l: step(10),
    Home: () => transport.seek(0),
    End: () => transport.seek(duration),
    ...Object.fromEntries(
      [...'0123456789'].map((tenth) => [tenth, () => transport.seek((Number(tenth) / 10) * duration)]),
    ),
    N: () => transport.seek(chapterStarts.find((start) => start > transport.second) ?? transport.second),
    // Right after the beginning of a chapter, this means the one before.
    P: () => transport.seek(chapterStarts.findLast((start) => start < transport.second - 2) ?? 0),
    '<': faster(-1),
    '>': faster(1),
    c: toggleCaptions,
    t: toggleTranscript,
    f: toggleFullScreen,
    '?': () => find('keys')?.togglePopover(),
  });

  ringAround(page);
  document.addEventListener('visibilitychange', () => transport.goOn());
  addEventListener('pagehide', () => {
    // Stores the position, and silences the voice, which would speak on after its page is gone.
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
    find('voice')?.removeAttribute('hidden');
    onClick('voice', () => speak(!settings.voice));
    speak(settings.voice);
  });

  const wish = new URLSearchParams(location.search);
  const start = /^\d+(\.\d+)?$/.test(wish.get('start') ?? '') ? Number(wish.get('start')) : read(place);
  find('full-screen')?.toggleAttribute('hidden', !document.fullscreenEnabled);
  setSpeed(settings.speed);
  showCaptions(settings.captions);
  // The address of a chapter is that of its first picture in the story.
  const first = document.getElementById(location.hash.slice(1));
  const chapter = chapterStarts.indexOf(Number(first?.dataset['start']));
  if (chapter >= 0) chooseChapter(chapter);
  else transport.seek(typeof start === 'number' ? start : 0);
  if (wish.get('autoplay') === '1' && !stillness.matches) transport.play();
}

/** Copies what is typed in the scene, or the answer where nothing is. */
function copyCode(page: HTMLElement, button: HTMLElement | null): void {
  const lines = (line: string) => [...page.querySelectorAll(`[data-now] [data-look="terminal"] ${line}`)];
  const typed = lines('.code > code');
  const code = (typed.length > 0 ? typed : lines('.code')).map(({ textContent }) => textContent);
  const say = (words = '') => button?.replaceChildren(words);
  const { copy, copied } = button?.dataset ?? {};
  navigator.clipboard.writeText(code.join('\n')).then(
    () => {
      say(copied);
      setTimeout(() => say(copy), 2000);
    },
    // If copying is not allowed, the code can be selected.
    () => {},
  );
}

/** The parts of the player's page, by the names in their markup. */
function partsOf(page: HTMLElement) {
  const find = <Found extends HTMLElement>(name: string) => page.querySelector<Found>(`[data-${name}]`);
  return {
    find,
    onClick: (name: string, listener: () => void) => find(name)?.addEventListener('click', listener),
    /** Sets whether a toggle button is pressed. */
    press: (name: string, on: boolean) => find(name)?.setAttribute('aria-pressed', String(on)),
  };
}

/**
 * Draws a focus ring around the whole player for visitors who pressed Play by keyboard, because browsers draw none
 * around a frame. It ends when something inside takes the focus.
 */
function ringAround(page: HTMLElement): void {
  if (window.name !== 'keyed') return;
  const draw = () =>
    page.toggleAttribute('data-ring', document.hasFocus() && document.activeElement === document.body);
  for (const moment of ['focus', 'blur', 'focusin']) addEventListener(moment, draw);
  addEventListener('pointerdown', () => page.removeAttribute('data-ring'));
  draw();
}

type Settings = { captions: boolean; voice: boolean; speed: number };

/** Under which the settings are kept. */
const kept = 'lesson:settings';

/** The visitor's settings, checked, because an older version of the page may have stored them. */
function readSettings(): Settings {
  const { captions, voice, speed } = (read(kept) ?? {}) as Partial<Settings>;
  return {
    captions: captions !== false,
    voice: voice === true,
    speed: speeds.find((known) => known === speed) ?? usualSpeed,
  };
}

/** The seek line, with the time and the chapter beside it. */
function seekLineView(
  page: HTMLElement,
  chapters: readonly HTMLElement[],
  starts: readonly number[],
  seek: (second: number) => void,
): View {
  const { find } = partsOf(page);
  const line = find<HTMLInputElement>('seek');
  const time = find('time');
  const chapter = find('chapter');
  const place = line?.dataset['place'] ?? '';
  line?.addEventListener('input', () => seek(line.valueAsNumber));

  return {
    show(second) {
      const index = indexAt(starts, second);
      const name = chapters[index]?.dataset['name'] ?? '';
      if (line) {
        line.value = String(second);
        line.setAttribute('aria-valuetext', spoken(second, place, name));
        // Set on the line and not on the page, where it would restyle everything.
        line.parentElement?.style.setProperty('--played', String(second / Number(line.max)));
      }
      if (time) time.textContent = clockTime(second);
      if (chapter) chapter.textContent = name;
      for (const [other, button] of chapters.entries()) button.ariaCurrent = other === index ? 'true' : null;
      return Math.floor(second) + 1;
    },
  };
}

/** The moment as "{minutes} minutes {seconds} seconds, {chapter}". */
const spoken = (second: number, words: string, chapter: string) =>
  words
    .replace('{minutes}', String(Math.floor(second / 60)))
    .replace('{seconds}', String(Math.floor(second % 60)))
    .replace('{chapter}', chapter);

function listenToKeys(commands: Record<string, () => void>): void {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTheirs(event)) return;
    const command = Object.hasOwn(commands, event.key) ? commands[event.key] : undefined;
    if (!command) return;
    event.preventDefault();
    command();
  });
}

/** Whether the key belongs to the focused control, such as a button or a list. */
function isTheirs({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('select, textarea, input:not([type="range"]), [popover]')) return key !== '?';
  if (target.closest('button, a, summary')) return key === ' ';
  // These keys scroll a list.
  return target.closest('[data-transcript] ol') !== null && /^(Home|End| )$/.test(key);
}
