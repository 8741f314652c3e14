/** Hashes a text with FNV-1a and a final avalanche. */
export function hash(text: string): number {
  let h = 2166136261;
  for (const character of text) {
    h ^= character.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619) >>> 0;
  }
  h ^= h >>> 15;
  h = Math.imul(h, 2246822519) >>> 0;
  h ^= h >>> 13;
  return h >>> 0;
}

export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** An integer from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** Any number from `low` to `high`. */
  between(low: number, high: number): number;
  pick<T>(choices: readonly T[]): T;
  /** True with the given probability. */
  chance(probability?: number): boolean;
}

/** mulberry32 gives the same numbers for the same seed in every engine, so a seed always draws the same picture. */
export function random(seed: string | number): Random {
  let state = typeof seed === "number" ? seed : hash(seed);

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  return {
    next,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    between: (low, high) => low + next() * (high - low),
    pick: (choices) => at(choices, Math.floor(next() * choices.length)),
    chance: (probability = 0.5) => next() < probability,
  };
}

/** Reads a list by index, wrapping around. */
export function at<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}
