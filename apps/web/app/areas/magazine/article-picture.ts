/** Drawings exist in these sizes; a photo has its own size and is cropped. */
export const drawingShapes = {
  card: { width: 1100, height: 760 },
  tall: { width: 800, height: 1000 },
  cover: { width: 1000, height: 1100 },
  wide: { width: 1440, height: 640 },
} as const;

export type DrawingShape = keyof typeof drawingShapes;

const drawingUrlPattern = /^\/pictures\/articles\/([a-z]+)\/([a-z0-9-]+)\.svg$/;

/** Returns the URL of a picture in this shape. */
export const withPictureShape = (src: string, shape: DrawingShape): string =>
  drawingUrlPattern.test(src) ? `${src}?shape=${shape}` : src;

/** Link previews can't render SVG, so they get a PNG. */
export const toPreviewUrl = (src: string): string =>
  src.replace(drawingUrlPattern, "/pictures/articles/og/$1/$2.png");
