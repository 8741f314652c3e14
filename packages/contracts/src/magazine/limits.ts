/** How much one article may hold. */
export const bodyLimits = {
  bytes: 512 * 1024,
  blocks: 600,
  inlines: 400,
  textLength: 20_000,
  listItems: 200,
  galleryPictures: 12,
  altLength: 250,
  captionLength: 300,
} as const;

export const documentLimits = {
  titleLength: 120,
  standfirstLength: 300,
  tags: 6,
  tagLength: 30,
  htmlLength: 400_000,
  noteLength: 2000,
  /** Versions of one document; the oldest that nobody acted on go first. */
  versions: 100,
  /** One person may have this many unpublished documents. */
  documents: 200,
} as const;
