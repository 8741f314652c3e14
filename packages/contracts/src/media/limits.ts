/** The four kinds of video, with the words of their cards (MEDIA-04). */
export const videoCategories = {
  music: "Music",
  "film-tv": "Film & TV",
  "talk-shows": "Talk Shows",
  vlogs: "Vlogs",
} as const;
export type VideoCategory = keyof typeof videoCategories;
export const videoCategoryKeys = Object.keys(videoCategories) as [
  VideoCategory,
  ...VideoCategory[],
];

/** How much of a description a page shows at first (MEDIA-12). */
export const descriptionWords = 30;

/** The end of a video, when its end card shows (MEDIA-09). */
export const lastSeconds = 4;

export const mostWatchLater = 200;
/** Of what somebody began to watch, the latest so many are kept. */
export const mostBegun = 50;

export const titleLength = 100;
export const channelLength = 100;
export const videoDescriptionLength = 2000;
export const commentLength = 1000;
