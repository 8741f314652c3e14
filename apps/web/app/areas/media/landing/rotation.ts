/** The hero rotates through these words (MEDIA-01); our own film has a scene for each, in this order. */
export const heroWords = ["Music", "Videos", "Films", "Shows", "Podcasts", "News"] as const;

export const wordIntervalMs = 2600;
