/** A phrase for thumb piano in a pentatonic scale: steps of a quaver, as semitones above A3. */
const phrase = [0, 7, 12, 10, 7, 3, 5, 7, 12, 15, 12, 10, 7, 5, 3, 0];
const quaver = 0.28;
const lowest = 220;

/** Plays the phrase again and again until it is stopped. Nothing is loaded: the browser makes the tones. */
export function playPhrase(): { stop: () => void } {
  const context = new AudioContext();
  const loudness = context.createGain();
  loudness.gain.value = 0.25;
  loudness.connect(context.destination);

  function strike(semitones: number, at: number) {
    const tone = context.createOscillator();
    const fading = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = lowest * 2 ** (semitones / 12);
    fading.gain.setValueAtTime(0, at);
    fading.gain.linearRampToValueAtTime(1, at + 0.008);
    fading.gain.exponentialRampToValueAtTime(0.001, at + 0.9);
    tone.connect(fading).connect(loudness);
    tone.start(at);
    tone.stop(at + 1);
  }

  function playOnce() {
    const from = context.currentTime + 0.05;
    for (const [step, semitones] of phrase.entries()) strike(semitones, from + step * quaver);
  }

  playOnce();
  const again = setInterval(playOnce, phrase.length * quaver * 1000);
  return {
    stop() {
      clearInterval(again);
      void context.close();
    },
  };
}
