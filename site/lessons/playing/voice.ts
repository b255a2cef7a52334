import type { Caption } from './transcript.ts';
import { indexAt, type View } from './view.ts';

/** A voice of the visitor's own device. Others send the text to a third party and are not offered. */
type Voice = {
  /** Reads one caption; the last one is cut off. */
  say: (text: string, rate: number, done: () => void) => void;
  silence: () => void;
};

/** Calls back once such a voice exists: browsers list theirs after the page has loaded. */
export function findVoice(found: (voice: Voice) => void): void {
  const synthesis = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  if (!synthesis) return;
  const look = () => {
    const local = bestOf(synthesis.getVoices());
    if (!local) return;
    synthesis.removeEventListener('voiceschanged', look);
    found(voiceOf(synthesis, local));
  };
  synthesis.addEventListener('voiceschanged', look);
  look();
}

/** Apple's devices list joke voices before serious ones. */
const jokes =
  /^(Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Good News|Jester|Organ|Superstar|Trinoids|Whisper|Wobble|Zarvox|Fred|Junior|Kathy|Ralph|Eddy|Flo|Grandma|Grandpa|Reed|Rocko|Sandy|Shelley)\b/;

function bestOf(voices: SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const local = voices.filter(
    ({ lang, localService, name }) => localService && /^en\b/i.test(lang) && !jokes.test(name),
  );
  // If several are marked as default, as all are in Safari, the first is taken.
  return local.find((voice) => voice.default) ?? local.find(({ lang }) => /^en.US/i.test(lang)) ?? local[0];
}

function voiceOf(synthesis: SpeechSynthesis, local: SpeechSynthesisVoice): Voice {
  let saying: SpeechSynthesisUtterance | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  return {
    say(text, rate, done) {
      this.silence();
      saying = new SpeechSynthesisUtterance(text);
      saying.voice = local;
      saying.lang = local.lang;
      saying.rate = rate;
      const ended = () => {
        clearTimeout(patience);
        done();
      };
      saying.onend = saying.onerror = ended;
      // A crashed engine never reports the end. The lesson waits no longer than the slowest voice would take.
      patience = setTimeout(ended, (3 + text.length / 6 / rate) * 1000);
      synthesis.speak(saying);
    },
    silence() {
      clearTimeout(patience);
      // Cutting off an utterance fires its end event too, which nobody should handle.
      if (saying) saying.onend = saying.onerror = null;
      saying = undefined;
      synthesis.cancel();
    },
  };
}

/** Reads the captions aloud, and lets the lesson wait for a voice that is slower than they are. */
export type Narrator = View & {
  /** The moment that the lesson may not pass while a caption is being read. */
  limit: () => number;
  /** How fast the lesson has to run so that nobody waits for the next caption. */
  tempo: () => number | undefined;
  /** Reads the caption of a moment from its beginning, and returns that. */
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
  /** Characters a second at speed 1, learned from earlier captions. */
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
        ? Math.min(5, room / (caption.text.length / pace / rate + pause))
        : undefined;
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
