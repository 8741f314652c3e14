import { maxBufferMinutes } from "./limits.ts";

/**
 * One bookable window of a day and one gap between taken times in it, in minutes since 1970. A visit lies within the
 * window; with its buffers it lies within the gap, which may reach beyond the window.
 */
export interface FreeStretch {
  windowFrom: number;
  windowTo: number;
  gapFrom: number;
  gapTo: number;
}

/** How long a visit takes, and what stays free around it. */
export interface VisitLength {
  durationMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
}

/** Both ends are in minutes since 1970; `to` is exclusive. */
export interface MinuteRange {
  from: number;
  to: number;
}

/** Cuts the taken times out of a window. Gaps reach as far beyond the window as the longest buffer. */
export function cutStretches(window: MinuteRange, taken: readonly MinuteRange[]): FreeStretch[] {
  const end = window.to + maxBufferMinutes;
  const stretches: FreeStretch[] = [];
  let gapFrom = window.from - maxBufferMinutes;
  const add = (gapTo: number) => {
    if (gapFrom < gapTo && gapFrom < window.to && gapTo > window.from)
      stretches.push({ windowFrom: window.from, windowTo: window.to, gapFrom, gapTo });
  };
  for (const { from, to } of taken.toSorted((one, other) => one.from - other.from)) {
    if (to <= gapFrom) continue;
    if (from >= end) break;
    add(Math.min(from, end));
    gapFrom = to;
  }
  add(end);
  return stretches;
}

/** Whether a visit that starts at this minute lies in a stretch, on a listed start or not. */
export const fitsAt = (
  { windowFrom, windowTo, gapFrom, gapTo }: FreeStretch,
  { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes }: VisitLength,
  minute: number,
): boolean =>
  minute >= windowFrom &&
  minute - bufferBeforeMinutes >= gapFrom &&
  minute + durationMinutes <= windowTo &&
  minute + durationMinutes + bufferAfterMinutes <= gapTo;

/** The starts of a visit in a stretch, every `stepMinutes` from the beginning of its window. */
export function listStarts(
  { windowFrom, windowTo, gapFrom, gapTo }: FreeStretch,
  visit: VisitLength,
  stepMinutes: number,
): number[] {
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = visit;
  const earliest = Math.max(windowFrom, gapFrom + bufferBeforeMinutes);
  const latest = Math.min(windowTo, gapTo - bufferAfterMinutes) - durationMinutes;
  const first = windowFrom + Math.ceil((earliest - windowFrom) / stepMinutes) * stepMinutes;
  const starts: number[] = [];
  for (let start = first; start <= latest; start += stepMinutes) starts.push(start);
  return starts;
}
