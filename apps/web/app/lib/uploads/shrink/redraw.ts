/** Longer than any rendition on a page, and long enough for the lightbox. */
export const longestSentEdge = 2560;

/** What a weak mobile connection sends in a few seconds. */
export const mostSentBytes = 1.25 * 1024 * 1024;

/** The first that is light enough; the last whatever it weighs. */
const qualities = [0.92, 0.82, 0.7, 0.55];

/**
 * Draws a picture anew, upright and at most as large as we need it. Nothing but its pixels stays: no
 * place, no time, no camera.
 */
export async function redraw(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    return await encode(draw(bitmap), targetType(file.type));
  } finally {
    bitmap.close();
  }
}

function draw(bitmap: ImageBitmap): OffscreenCanvas {
  const { width, height } = fitInside(bitmap, longestSentEdge);
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("no canvas to draw on");
  brush.imageSmoothingQuality = "high";
  brush.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

async function encode(canvas: OffscreenCanvas, type: string): Promise<Blob> {
  let blob: Blob | undefined;
  for (const quality of qualities) {
    blob = await canvas.convertToBlob({ type, quality });
    // A browser that can't write WebP writes PNG, which has no quality to lower.
    if (blob.size <= mostSentBytes || blob.type !== type) break;
  }
  if (!blob) throw new Error("nothing was drawn");
  return blob;
}

/** Pictures that may be see-through stay so. */
const targetType = (type: string) => (type === "image/jpeg" ? type : "image/webp");

export function fitInside({ width, height }: { width: number; height: number }, edge: number) {
  const scale = Math.min(1, edge / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
