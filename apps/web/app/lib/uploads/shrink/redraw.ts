/** The max edge length: longer than any rendition on a page, and long enough for the lightbox. */
export const maxSentEdgePx = 2560;

/** What a weak mobile connection sends in a few seconds. */
export const maxSentBytes = 1.25 * 1024 * 1024;

/** The first quality that is small enough is used, otherwise the last one. */
const qualities = [0.92, 0.82, 0.7, 0.55];

/**
 * Redraws a picture upright and no larger than we need it. Only its pixels remain; location, time and camera data are
 * removed.
 */
export async function redrawPicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    return await encode(draw(bitmap), getTargetType(file.type));
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap): OffscreenCanvas {
  const { width, height } = fitInside(bitmap, maxSentEdgePx);
  const canvas = new OffscreenCanvas(width, height);
  const drawingContext = canvas.getContext("2d");
  if (!drawingContext) throw new Error("no canvas to draw on");
  drawingContext.imageSmoothingQuality = "high";
  drawingContext.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

async function encode(canvas: OffscreenCanvas, type: string): Promise<Blob> {
  let blob: Blob | undefined;
  for (const quality of qualities) {
    blob = await canvas.convertToBlob({ type, quality });
    // A browser that can't write WebP writes PNG, which has no quality to lower.
    if (blob.size <= maxSentBytes || blob.type !== type) break;
  }
  if (!blob) throw new Error("nothing was drawn");
  return blob;
}

/** WebP preserves transparency, which only JPEGs can't have. */
const getTargetType = (type: string) => (type === "image/jpeg" ? type : "image/webp");

export function fitInside({ width, height }: { width: number; height: number }, maxEdgePx: number) {
  const scale = Math.min(1, maxEdgePx / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
