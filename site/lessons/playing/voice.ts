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
    const local = synthesis.getVoices().find(({ lang, localService }) => localService && /^en\b/i.test(lang));
    if (!local) return;
    synthesis.removeEventListener('voiceschanged', look);
    found(voiceOf(synthesis, local));
  };
  synthesis.addEventListener('voiceschanged', look);
  look();
}

function voiceOf(synthesis: SpeechSynthesis, local: SpeechSynthesisVoice): Voice {
  let saying: SpeechSynthesisUtterance | undefined;
  return {
    say(text, rate, done) {
      this.silence();
      saying = new SpeechSynthesisUtterance(text);
      saying.voice = local;
      saying.lang = local.lang;
      saying.rate = rate;
      saying.onend = done;
      saying.onerror = done;
      synthesis.speak(saying);
    },
    silence() {
      // What is cut short has ended, too, and nobody shall hear of it.
      if (saying) saying.onend = saying.onerror = null;
      saying = undefined;
      synthesis.cancel();
    },
  };
}
