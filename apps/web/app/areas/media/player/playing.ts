import { lastSeconds } from "@boab/contracts/media/limits";
import type { PlayerNews } from "./player-messages.ts";

/** What is known of a video that plays. */
export interface Playing {
  seconds: number;
  durationSeconds: number | null;
  hasEnded: boolean;
  hasFailed: boolean;
}

export const atTheStart: Playing = {
  ...{ seconds: 0, durationSeconds: null, hasEnded: false, hasFailed: false },
};

export const withNews = (playing: Playing, news: PlayerNews): Playing => ({ ...playing, ...news });

/** The last four seconds, and after them (MEDIA-09). */
export const isNearEnd = ({ seconds, durationSeconds, hasEnded }: Playing): boolean =>
  hasEnded || (durationSeconds !== null && durationSeconds - seconds <= lastSeconds);
