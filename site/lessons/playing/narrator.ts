import type { Caption } from './transcript.ts';
import { indexAt, type View } from './view.ts';
import type { Voice } from './voice.ts';

/** Reads the captions out, and lets the lesson wait for a voice that is slower than they are. */
export type Narrator = View & {
  /** The moment the lesson may not pass while a caption is being said. */
  limit: () => number;
  /** Says the caption of a moment again from its beginning, which is answered. */
  begin: (second: number, rate: number) => number;
  end: () => void;
};

export function narratorOf(voice: Voice, captions: readonly Caption[], goOn: () => void): Narrator {
  const starts = captions.map(({ from }) => from);
  let said = -1;
  let rate = 1;
  let speaking = false;

  const endOf = (index: number) => starts[index + 1] ?? Number.POSITIVE_INFINITY;
  const say = (index: number) => {
    const caption = captions[index];
    if (!caption) return;
    said = index;
    speaking = true;
    voice.say(caption.text, rate, () => {
      speaking = false;
      goOn();
    });
  };

  return {
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
