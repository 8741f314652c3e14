/** A phrase for thumb piano in a pentatonic scale: steps of a quaver, as semitones above A3. */
const phrase = [0, 7, 12, 10, 7, 3, 5, 7, 12, 15, 12, 10, 7, 5, 3, 0];
const quaverSeconds = 0.28;
const lowestHz = 220;

/** Loops the phrase until it is stopped. No file is loaded: the browser generates the tones. */
export function playPhrase(): { stop: () => void } {
  const context = new AudioContext();
  const masterGain = context.createGain();
  masterGain.gain.value = 0.25;
  masterGain.connect(context.destination);

  function playNote(semitones: number, at: number) {
    const tone = context.createOscillator();
    const noteGain = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = lowestHz * 2 ** (semitones / 12);
    noteGain.gain.setValueAtTime(0, at);
    noteGain.gain.linearRampToValueAtTime(1, at + 0.008);
    noteGain.gain.exponentialRampToValueAtTime(0.001, at + 0.9);
    tone.connect(noteGain).connect(masterGain);
    tone.start(at);
    tone.stop(at + 1);
  }

  function playOnce() {
    const from = context.currentTime + 0.05;
    for (const [step, semitones] of phrase.entries())
      playNote(semitones, from + step * quaverSeconds);
  }

  playOnce();
  const repeatTimer = setInterval(playOnce, phrase.length * quaverSeconds * 1000);
  return {
    stop() {
      clearInterval(repeatTimer);
      void context.close();
    },
  };
}
