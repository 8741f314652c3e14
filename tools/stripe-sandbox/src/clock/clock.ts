/** Real time plus what tests have moved it forward by; in seconds, as Stripe counts. */
export interface Clock {
  now(): number;
  /** Never backwards: what happened stays in the past. */
  moveTo(time: number): void;
  reset(): void;
}

export function createClock(): Clock {
  let aheadSeconds = 0;
  const realNow = () => Math.floor(Date.now() / 1000);
  return {
    now: () => realNow() + aheadSeconds,
    moveTo(time) {
      aheadSeconds = Math.max(aheadSeconds, time - realNow());
    },
    reset() {
      aheadSeconds = 0;
    },
  };
}

export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 60 * MINUTE_SECONDS;
export const DAY_SECONDS = 24 * HOUR_SECONDS;
