import { uploadLimits } from "@boab/contracts/uploads/limits";
import type { UploadPurpose } from "@boab/contracts/uploads/uploads";

/**
 * `cover` fills the box and crops the rest. `outside` fills it and crops nothing, so that a focal point can decide what
 * shows. `inside` keeps the whole picture. Only `cover` enlarges.
 */
export interface RenditionRule {
  label: string;
  width: number;
  height: number;
  fit: "cover" | "outside" | "inside";
  /** A larger result is rendered again at a lower quality. */
  maxBytes?: number;
}

interface CommonRule {
  maxBytes: number;
  acceptedTypes: readonly string[];
}

export interface ImageRule extends CommonRule {
  kind: "image";
  /** Also the root of its keys: only objects under `public` have a URL. */
  visibility: "public" | "private";
  renditions: readonly RenditionRule[];
}

export interface DocumentRule extends CommonRule {
  kind: "document";
  visibility: "private";
}

export type PurposeRule = ImageRule | DocumentRule;

/** The longest edge we store, even of an "original"; it is enough for any screen and for printing a page. */
export const maxEdgePixels = 4096;

const squareRendition = (label: string, edge: number): RenditionRule => ({
  label,
  width: edge,
  height: edge,
  fit: "cover",
});
const fillingRendition = (label: string, width: number, height: number): RenditionRule => ({
  label,
  width,
  height,
  fit: "outside",
});
const wideRendition = (label: string, width: number): RenditionRule => ({
  label,
  width,
  height: maxEdgePixels,
  fit: "inside",
});
const within = (label: string, edge: number): RenditionRule => ({
  label,
  width: edge,
  height: edge,
  fit: "inside",
});

const bytesPerMegabyte = 1024 * 1024;
const limitBytes = (megabytes: number, rules: RenditionRule[]): RenditionRule[] =>
  rules.map((rule) => ({ ...rule, maxBytes: megabytes * bytesPerMegabyte }));

const getLimits = (purpose: UploadPurpose) => {
  const { maxBytes, acceptedTypes } = uploadLimits[purpose];
  return { maxBytes, acceptedTypes };
};
const image = (
  purpose: UploadPurpose,
  renditions: RenditionRule[],
  visibility: ImageRule["visibility"] = "public",
): ImageRule => ({ kind: "image", ...getLimits(purpose), visibility, renditions });
const document = (purpose: UploadPurpose): DocumentRule => ({
  kind: "document",
  ...getLimits(purpose),
  visibility: "private",
});

const storePictureRenditions = limitBytes(7.5, [
  fillingRendition("mobile", 768, 400),
  fillingRendition("tablet", 1280, 500),
  fillingRendition("desktop", 1920, 600),
]);

/**
 * Everything that differs between kinds of file is here, in the key rules, and in the limits that
 * the pages check too.
 */
export const purposeRules: Record<UploadPurpose, PurposeRule> = {
  "profile-photo": image("profile-photo", [
    squareRendition("sm", 64),
    squareRendition("md", 128),
    squareRendition("lg", 256),
  ]),
  "item-photo": image("item-photo", [
    wideRendition("mobile", 480),
    wideRendition("tablet", 768),
    wideRendition("desktop", 1280),
    within("original", maxEdgePixels),
  ]),
  "store-header": image("store-header", storePictureRenditions),
  "store-profile": image("store-profile", storePictureRenditions),
  "media-header": image("media-header", [
    wideRendition("mobile", 768),
    wideRendition("desktop", 1920),
  ]),
  "media-profile": image("media-profile", [squareRendition("sm", 128), squareRendition("lg", 320)]),
  "listing-cover": image(
    "listing-cover",
    limitBytes(2.5, [
      wideRendition("mobile", 768),
      wideRendition("tablet", 1024),
      wideRendition("desktop", 2048),
      wideRendition("big", 2048),
    ]),
  ),
  "listing-gallery": image(
    "listing-gallery",
    limitBytes(3, [within("small", 480), within("medium", 960), within("gallery", 4024)]),
  ),
  "listing-logo": image(
    "listing-logo",
    limitBytes(5, [
      within("mobile", 768),
      within("tablet", 1024),
      within("desktop", 2048),
      within("big", 2048),
    ]),
  ),
  "job-resume": document("job-resume"),
  "job-cover-letter": document("job-cover-letter"),
  "editor-image": image("editor-image", [within("editor", 2048)]),
  "review-photo": image(
    "review-photo",
    limitBytes(3, [within("small", 320), within("large", 2048)]),
  ),
  "problem-photo": image("problem-photo", limitBytes(3, [within("shown", 1600)]), "private"),
};
