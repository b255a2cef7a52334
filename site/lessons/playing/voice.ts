/**
 * A voice of the visitor's own device. Others send the words to a third party, and are not offered.
 */
export type Voice = {
  /** Says one caption; nothing else is said meanwhile. */
  say: (text: string, rate: number, done: () => void) => void;
  silence: () => void;
};

/** Calls back once there is such a voice: browsers find theirs after the page has loaded. */
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

/** Apple's devices list voices that croak and sing before those that read. */
const jokes =
  /^(Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Good News|Jester|Organ|Superstar|Trinoids|Whisper|Wobble|Zarvox|Fred|Junior|Kathy|Ralph|Eddy|Flo|Grandma|Grandpa|Reed|Rocko|Sandy|Shelley)\b/;

function bestOf(voices: SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const local = voices.filter(
    ({ lang, localService, name }) => localService && /^en\b/i.test(lang) && !jokes.test(name),
  );
  // Where several are called the default one, as all are in Safari, the first of them is taken.
  return local.find((voice) => voice.default) ?? local.find(({ lang }) => /^en.US/i.test(lang)) ?? local[0];
}

/** An engine that has died never says that it ended. A lesson waits no longer than the slowest voice would take. In milliseconds. */
const longest = (text: string, rate: number) => (3 + text.length / 6 / rate) * 1000;

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
      patience = setTimeout(ended, longest(text, rate));
      synthesis.speak(saying);
    },
    silence() {
      clearTimeout(patience);
      // What is cut short has ended, too, and nobody shall hear of it.
      if (saying) saying.onend = saying.onerror = null;
      saying = undefined;
      synthesis.cancel();
    },
  };
}
