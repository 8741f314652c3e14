/** The same numbers for the same seed, so that a failure can be repeated. */
export function makeRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    between: (min: number, max: number) => min + Math.floor(next() * (max - min + 1)),
  };
}
