/** Our own drawing: no page shows a picture of the video's host. */
export const makeThumbnailPath = (category: string, vidId: string): string =>
  `/pictures/videos/${category}/${vidId}.svg`;
