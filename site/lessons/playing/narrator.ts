import type { Caption } from './transcript.ts';
import { indexAt, type View } from './view.ts';
import type { Voice } from './voice.ts';

/** Reads the captions out, and lets the lesson wait for a voice that is slower than they are. */
export type Narrator = View & {
  /** The moment the lesson may not pass while a caption is being said. */
  limit: () => number;
  /** How much faster than written the lesson has to go, so that nobody waits for the next caption. */
  tempo: () => number;
  /** Says the caption of a moment again from its beginning, which is answered. */
  begin: (second: number, rate: number) => number;
  end: () => void;
};

/** Between one caption and the next, in seconds. */
const pause = 0.4;

export function narratorOf(voice: Voice, captions: readonly Caption[], goOn: () => void): Narrator {
  const starts = captions.map(({ from }) => from);
  let said = -1;
  let rate = 1;
  let speaking = false;
  /** Characters a second at the speed 1, learned from what was said. */
  let pace = 15;

  const endOf = (index: number) => starts[index + 1] ?? Number.POSITIVE_INFINITY;
  const say = (index: number) => {
    const caption = captions[index];
    if (!caption) return;
    said = index;
    speaking = true;
    const began = performance.now();
    voice.say(caption.text, rate, () => {
      speaking = false;
      const seconds = ((performance.now() - began) / 1000) * rate;
      if (caption.text.length > 20 && seconds > 1) pace += (caption.text.length / seconds - pace) / 3;
      goOn();
    });
  };

  return {
    tempo() {
      const caption = captions[said];
      const room = endOf(said) - (caption?.from ?? 0);
      return caption && Number.isFinite(room)
        ? Math.min(3, Math.max(1, room / (caption.text.length / pace + pause)))
        : 1;
    },
    limit: () => (speaking ? endOf(said) : Number.POSITIVE_INFINITY),
    begin(second, atRate) {
      rate = atRate;
      say(Math.max(0, indexAt(starts, second)));
      return starts[said] ?? second;
    },
    end() {
      speaking = false;
      said = -1;
      voice.silence();
    },
    show(second) {
      const index = indexAt(starts, second);
      if (!speaking && index !== said) say(index);
      return endOf(index);
    },
  };
}
