import sharp from "sharp";
import { imageFormats } from "../files/plan.rules.ts";
import { maxEdgePixels, type RenditionRule } from "../files/purpose.rules.ts";
import { refused } from "./refusal.rules.ts";
import type { Render, RenderedFile } from "./render.ts";

const maxPixels = 50_000_000;
const defaultTimeoutMs = 10_000;

// One thread and no cache limit the memory of the worker, whatever people upload.
sharp.concurrency(1);
sharp.cache(false);
// The library reads dozens of formats; those we do not accept must never get to its parsers.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});

/**
 * Renders everything from the pixels, even the "original", so that locations, camera data and
 * anything appended to the file are dropped.
 */
export const renderImages = async (
  bytes: Buffer,
  renditions: readonly RenditionRule[],
  timeoutMs = defaultTimeoutMs,
): ReturnType<Render> => {
  const deadline = performance.now() + timeoutMs;
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return refused("tooManyPixels");
    const base = await readPixels(bytes, deadline);
    const files: RenderedFile[] = [];
    for (const rendition of renditions)
      for (const { contentType } of imageFormats)
        files.push(await renderRendition(base, rendition, contentType, deadline));
    return files;
  } catch (error) {
    const isSlow = error instanceof Error && error.message.startsWith("timeout");
    return refused(isSlow ? "tooSlow" : "broken");
  }
};

interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Decoded once, upright, in sRGB, and no larger than the largest rendition. */
const readPixels = (bytes: Buffer, deadline: number): Promise<Pixels> =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
    .timeout({ seconds: secondsUntil(deadline) })
    .autoOrient()
    .resize(maxEdgePixels, maxEdgePixels, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });

type RenderedImage = RenderedFile & { width: number; height: number };

/** The first quality is the default; the others are for a picture whose file would be too large. */
const qualities = { "image/webp": [82, 60, 40, 20], "image/jpeg": [84, 65, 45, 25] } as const;

async function renderRendition(
  pixels: Pixels,
  rule: RenditionRule,
  contentType: keyof typeof qualities,
  deadline: number,
): Promise<RenderedImage> {
  const { maxBytes = Number.POSITIVE_INFINITY } = rule;
  const [defaultQuality, ...lowerQualities] = qualities[contentType];
  let file = await encode(pixels, rule, contentType, defaultQuality, deadline);
  for (const quality of lowerQualities) {
    if (file.bytes.length <= maxBytes) return file;
    file = await encode(pixels, rule, contentType, quality, deadline);
  }
  while (file.bytes.length > maxBytes)
    file = await encode(
      pixels,
      shrinkRule(file, rule),
      contentType,
      lowerQualities.at(-1) ?? defaultQuality,
      deadline,
    );
  return file;
}

/** Some pictures are too heavy at any quality; they lose pixels instead. */
const shrinkRule = ({ width, height }: RenderedImage, rule: RenditionRule): RenditionRule => ({
  ...rule,
  width: Math.ceil(width * 0.7),
  height: Math.ceil(height * 0.7),
});

async function encode(
  { data, info }: Pixels,
  { label, width, height, fit }: RenditionRule,
  contentType: keyof typeof qualities,
  quality: number,
  deadline: number,
): Promise<RenderedImage> {
  const { width: rawWidth, height: rawHeight, channels } = info;
  const pipeline = sharp(data, { raw: { width: rawWidth, height: rawHeight, channels } })
    .timeout({ seconds: secondsUntil(deadline) })
    .resize(width, height, { fit, withoutEnlargement: fit !== "cover" });
  const encoded =
    contentType === "image/webp"
      ? pipeline.webp({ quality, effort: 2 })
      : pipeline.flatten({ background: "white" }).jpeg({ quality });
  const result = await encoded.toBuffer({ resolveWithObject: true });
  return {
    label,
    contentType,
    bytes: result.data,
    width: result.info.width,
    height: result.info.height,
  };
}

function secondsUntil(deadline: number): number {
  const seconds = Math.ceil((deadline - performance.now()) / 1000);
  if (seconds <= 0) throw new Error("timeout before the picture was drawn");
  return seconds;
}
