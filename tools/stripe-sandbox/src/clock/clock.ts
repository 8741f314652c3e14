/** Real time plus what tests have moved it forward by; in seconds, as Stripe counts. */
export interface Clock {
  now(): number;
  /** Never backwards: what happened stays in the past. */
  moveTo(time: number): void;
  reset(): void;
}

export function createClock(): Clock {
  let ahead = 0;
  const realNow = () => Math.floor(Date.now() / 1000);
  return {
    now: () => realNow() + ahead,
    moveTo(time) {
      ahead = Math.max(ahead, time - realNow());
    },
    reset() {
      ahead = 0;
    },
  };
}

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
