/** Sizes in which a drawing is made; a photo has its own and is cropped. */
export const drawingShapes = {
  card: { width: 1100, height: 760 },
  tall: { width: 800, height: 1000 },
  cover: { width: 1000, height: 1100 },
  wide: { width: 1440, height: 640 },
} as const;

export type DrawingShape = keyof typeof drawingShapes;

const drawing = /^\/pictures\/articles\/([a-z]+)\/([a-z0-9-]+)\.svg$/;

/** The address of a picture for a place of this shape. */
export const pictureIn = (src: string, shape: DrawingShape): string =>
  drawing.test(src) ? `${src}?shape=${shape}` : src;

/** For link previews, which can't render SVG. */
export const previewOf = (src: string): string =>
  src.replace(drawing, "/pictures/articles/og/$1/$2.png");
