import { uploadLimits } from "@boab/contracts/uploads/limits";
import type { UploadPurpose } from "@boab/contracts/uploads/uploads";

/**
 * `cover` fills the box and crops the rest; `outside` fills it and crops nothing, so that a focal point can choose;
 * `inside` keeps the whole picture. Only `cover` enlarges.
 */
export interface RenditionRule {
  label: string;
  width: number;
  height: number;
  fit: "cover" | "outside" | "inside";
  /** A larger result is rendered again at a lower quality. */
  mostBytes?: number;
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

/**
 * The longest edge we keep, even of an "original": enough for any screen and for printing a page.
 */
export const largestEdge = 4096;

const square = (label: string, edge: number): RenditionRule => ({
  label,
  width: edge,
  height: edge,
  fit: "cover",
});
const filling = (label: string, width: number, height: number): RenditionRule => ({
  label,
  width,
  height,
  fit: "outside",
});
const wide = (label: string, width: number): RenditionRule => ({
  label,
  width,
  height: largestEdge,
  fit: "inside",
});
const within = (label: string, edge: number): RenditionRule => ({
  label,
  width: edge,
  height: edge,
  fit: "inside",
});

const megabyte = 1024 * 1024;
const atMost = (megabytes: number, rules: RenditionRule[]): RenditionRule[] =>
  rules.map((rule) => ({ ...rule, mostBytes: megabytes * megabyte }));

const limitsOf = (purpose: UploadPurpose) => {
  const { maxBytes, acceptedTypes } = uploadLimits[purpose];
  return { maxBytes, acceptedTypes };
};
const image = (
  purpose: UploadPurpose,
  renditions: RenditionRule[],
  visibility: ImageRule["visibility"] = "public",
): ImageRule => ({ kind: "image", ...limitsOf(purpose), visibility, renditions });
const document = (purpose: UploadPurpose): DocumentRule => ({
  kind: "document",
  ...limitsOf(purpose),
  visibility: "private",
});

const storeBoxes = atMost(7.5, [
  filling("mobile", 768, 400),
  filling("tablet", 1280, 500),
  filling("desktop", 1920, 600),
]);

/**
 * Everything that differs between kinds of file is here, in the key rules, and in the limits that
 * the pages check too.
 */
export const purposeRules: Record<UploadPurpose, PurposeRule> = {
  "profile-photo": image("profile-photo", [square("sm", 64), square("md", 128), square("lg", 256)]),
  "item-photo": image("item-photo", [
    wide("mobile", 480),
    wide("tablet", 768),
    wide("desktop", 1280),
    within("original", largestEdge),
  ]),
  "store-header": image("store-header", storeBoxes),
  "store-profile": image("store-profile", storeBoxes),
  "media-header": image("media-header", [wide("mobile", 768), wide("desktop", 1920)]),
  "media-profile": image("media-profile", [square("sm", 128), square("lg", 320)]),
  "listing-cover": image(
    "listing-cover",
    atMost(2.5, [
      wide("mobile", 768),
      wide("tablet", 1024),
      wide("desktop", 2048),
      wide("big", 2048),
    ]),
  ),
  "listing-gallery": image(
    "listing-gallery",
    atMost(3, [within("small", 480), within("medium", 960), within("gallery", 4024)]),
  ),
  "listing-logo": image(
    "listing-logo",
    atMost(5, [
      within("mobile", 768),
      within("tablet", 1024),
      within("desktop", 2048),
      within("big", 2048),
    ]),
  ),
  "job-resume": document("job-resume"),
  "job-cover-letter": document("job-cover-letter"),
  "editor-image": image("editor-image", [within("editor", 2048)]),
  "review-photo": image("review-photo", atMost(3, [within("small", 320), within("large", 2048)])),
  "problem-photo": image("problem-photo", atMost(3, [within("shown", 1600)]), "private"),
};
