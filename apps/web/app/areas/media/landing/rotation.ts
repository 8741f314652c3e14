/** What is rotated through, with the drawing of each (MEDIA-01). */
export const heroWords = [
  { word: "Music", picture: "music" },
  { word: "Videos", picture: "videos" },
  { word: "Films", picture: "films" },
  { word: "Shows", picture: "shows" },
  { word: "Podcasts", picture: "podcasts" },
  { word: "News", picture: "news" },
] as const;
export type HeroPicture = (typeof heroWords)[number]["picture"];

export const wordMs = 2600;

export const heroPictureAddress = (picture: HeroPicture): string =>
  `/pictures/videos/hero/${picture}.svg`;
