import { getKeys } from "../common/keys.ts";

/** The four kinds of video, with the words of their cards (MEDIA-04). */
export const videoCategories = {
  music: "Music",
  "film-tv": "Film & TV",
  "talk-shows": "Talk Shows",
  vlogs: "Vlogs",
} as const;
export type VideoCategory = keyof typeof videoCategories;
export const videoCategoryKeys = getKeys(videoCategories);

/** A page first shows this many words of a description (MEDIA-12). */
export const maxDescriptionPreviewWords = 30;

/** The end card shows in the last seconds of a video (MEDIA-09). */
export const endCardSeconds = 4;

export const maxWatchLater = 200;
/** We store a member's progress in this many videos, the latest ones. */
export const maxStartedVideos = 50;

export const maxVideoTitleLength = 100;
export const maxChannelLength = 100;
export const maxVideoDescriptionLength = 2000;
export const maxCommentLength = 1000;
