import { usualSpeed } from '../../captions/captions.ts';
import type { View } from './view.ts';
import type { Narrator } from './voice.ts';

type State = 'paused' | 'playing' | 'ended';

type Lesson = {
  duration: number;
  views: readonly View[];
  stateIs: (state: State) => void;
  /** Called with the second at which the visitor leaves the lesson. */
  left: (second: number) => void;
};

/** What is played: the lesson, or a chapter of it. */
type Part = { from: number; to: number };

/** Plays, pauses and seeks. It sleeps until the next change, so nothing runs while nothing moves. */
export class Transport {
  #clock: Clock = { kept: 0, since: undefined, speed: 1 };
  /** The visitor's choice. While a voice reads, the clock follows it. */
  #speed = 1;
  #state: State = 'paused';
  #narrator: Narrator | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;
  readonly #lesson: Lesson;
  readonly #whole: Part;
  #part: Part;

  constructor(lesson: Lesson) {
    this.#lesson = lesson;
    this.#whole = { from: 0, to: lesson.duration };
    this.#part = this.#whole;
  }

  get second(): number {
    return Math.min(positionOf(this.#clock, performance.now()), this.#part.to, this.#limit);
  }

  /** While a caption is being read aloud, the clock does not pass its end. */
  get #limit(): number {
    return this.#narrator?.limit() ?? Number.POSITIVE_INFINITY;
  }

  get isPlaying(): boolean {
    return this.#state === 'playing';
  }

  /** Paints the current moment, then sleeps until the next change. */
  paint = (): void => {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    const { second } = this;
    const speaking = this.isPlaying ? this.#narrator : undefined;
    const views = [...this.#lesson.views, ...(speaking ? [speaking] : [])];
    const next = Math.min(...views.map((view) => view.show(second)));
    this.#keepPace(speaking);
    if (!this.isPlaying) return;
    const isSpoken = this.#limit < Number.POSITIVE_INFINITY;
    if (second >= this.#part.to && !isSpoken) {
      this.#change({ runs: false });
      this.#become('ended');
      this.#narrator?.end();
      this.#lesson.left(this.second);
    } else if (second >= Math.min(this.#part.to, this.#limit)) this.#change({ kept: second, runs: false });
    else if (!document.hidden || speaking) {
      const rest = ((next - second) / this.#clock.speed) * 1000;
      if (rest < 20) this.#frame = requestAnimationFrame(this.paint);
      else this.#timer = setTimeout(this.paint, rest);
    }
  };

  #keepPace(narrator: Narrator | undefined): void {
    const speed = narrator?.tempo() ?? this.#speed;
    if (speed !== this.#clock.speed) this.#change({ speed });
  }

  /** Plays on after the end of a chapter, and from the beginning after that of the lesson. */
  play(): void {
    if (this.second >= this.#lesson.duration) this.#change({ kept: 0 });
    if (this.second >= this.#part.to) this.#part = this.#whole;
    this.#become('playing');
    this.#speakAndGoOn();
  }

  /** Plays the lesson, or the part that was chosen, from its beginning. */
  again = (): void => {
    this.#change({ kept: this.#part.from });
    this.play();
  };

  /** Goes to the beginning of a part, and will stop at its end. */
  choose(part: Part): void {
    this.seek(part.from);
    this.#part = part;
  }

  /** Reads the current caption aloud from its beginning, if a voice is on. */
  #speakAndGoOn(): void {
    if (this.#narrator) this.#change({ kept: this.#narrator.begin(this.second, this.#speed / usualSpeed) });
    this.goOn();
  }

  /** Restarts the clock if somebody sees or hears the lesson. */
  goOn(): void {
    if (!this.isPlaying) return;
    this.#change({ runs: !document.hidden || this.#narrator !== undefined });
    this.paint();
  }

  pause(): void {
    this.#change({ kept: this.second, runs: false });
    this.#become('paused');
    this.#narrator?.end();
    this.#lesson.left(this.second);
    this.paint();
  }

  toggle = (): void => {
    if (this.isPlaying) this.pause();
    else this.play();
  };

  seek = (to: number): void => {
    this.#narrator?.end();
    // Whoever goes elsewhere has the whole lesson again.
    if (to < this.#part.from || to >= this.#part.to) this.#part = this.#whole;
    this.#change({ kept: Math.min(this.#lesson.duration, Math.max(0, to)) });
    this.#lesson.left(this.second);
    if (this.isPlaying) this.#speakAndGoOn();
    else {
      this.#become('paused');
      this.paint();
    }
  };

  set speed(speed: number) {
    this.#speed = speed;
    this.#keepPace(undefined);
    if (this.isPlaying) this.#speakAndGoOn();
  }

  /** Switches reading aloud on or off. */
  set narrator(narrator: Narrator | undefined) {
    this.#narrator?.end();
    this.#narrator = narrator;
    if (this.isPlaying) this.#speakAndGoOn();
  }

  #change(change: Change): void {
    this.#clock = changed(this.#clock, performance.now(), change);
  }

  #become(state: State): void {
    this.#state = state;
    this.#lesson.stateIs(state);
  }
}

/** The position in a lesson: a stored second, and since when it has been playing from there. */
export type Clock = {
  kept: number;
  /** In milliseconds of the page's clock; undefined while paused. */
  since: number | undefined;
  speed: number;
};

export const positionOf = ({ kept, since, speed }: Clock, now: number): number =>
  since === undefined ? kept : kept + ((now - since) / 1000) * speed;

/** The clock that goes on from now, with what is changed. */
export const changed = (
  clock: Clock,
  now: number,
  { kept = positionOf(clock, now), speed = clock.speed, runs = clock.since !== undefined }: Change,
): Clock => ({ kept, speed, since: runs ? now : undefined });

type Change = { kept?: number; speed?: number; runs?: boolean };
