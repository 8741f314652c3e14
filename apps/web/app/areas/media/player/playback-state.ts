import { endCardSeconds } from "@boab/contracts/media/limits";
import type { PlayerUpdate } from "./player-messages.ts";

/** The state of a playing video. */
export interface PlaybackState {
  seconds: number;
  durationSeconds: number | null;
  hasEnded: boolean;
  hasFailed: boolean;
}

export const initialPlaybackState: PlaybackState = {
  seconds: 0,
  durationSeconds: null,
  hasEnded: false,
  hasFailed: false,
};

export const applyUpdate = (playback: PlaybackState, update: PlayerUpdate): PlaybackState => ({
  ...playback,
  ...update,
});

/** True in the last four seconds and after the end (MEDIA-09). */
export const isNearEnd = ({ seconds, durationSeconds, hasEnded }: PlaybackState): boolean =>
  hasEnded || (durationSeconds !== null && durationSeconds - seconds <= endCardSeconds);
