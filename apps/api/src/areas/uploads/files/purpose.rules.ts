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

const makeSquareRendition = (label: string, edge: number): RenditionRule => ({
  label,
  width: edge,
  height: edge,
  fit: "cover",
});
const makeFillingRendition = (label: string, width: number, height: number): RenditionRule => ({
  label,
  width,
  height,
  fit: "outside",
});
const makeWideRendition = (label: string, width: number): RenditionRule => ({
  label,
  width,
  height: maxEdgePixels,
  fit: "inside",
});
const makeContainedRendition = (label: string, edge: number): RenditionRule => ({
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
const makeImageRule = (
  purpose: UploadPurpose,
  renditions: RenditionRule[],
  visibility: ImageRule["visibility"] = "public",
): ImageRule => ({ kind: "image", ...getLimits(purpose), visibility, renditions });
const makeDocumentRule = (purpose: UploadPurpose): DocumentRule => ({
  kind: "document",
  ...getLimits(purpose),
  visibility: "private",
});

const storePictureRenditions = limitBytes(7.5, [
  makeFillingRendition("mobile", 768, 400),
  makeFillingRendition("tablet", 1280, 500),
  makeFillingRendition("desktop", 1920, 600),
]);

/**
 * Everything that differs between kinds of file is here, in the key rules, and in the limits that
 * the pages check too.
 */
export const purposeRules: Record<UploadPurpose, PurposeRule> = {
  "profile-photo": makeImageRule("profile-photo", [
    makeSquareRendition("sm", 64),
    makeSquareRendition("md", 128),
    makeSquareRendition("lg", 256),
  ]),
  "item-photo": makeImageRule("item-photo", [
    makeWideRendition("mobile", 480),
    makeWideRendition("tablet", 768),
    makeWideRendition("desktop", 1280),
    makeContainedRendition("original", maxEdgePixels),
  ]),
  "store-header": makeImageRule("store-header", storePictureRenditions),
  "store-profile": makeImageRule("store-profile", storePictureRenditions),
  "media-header": makeImageRule("media-header", [
    makeWideRendition("mobile", 768),
    makeWideRendition("desktop", 1920),
  ]),
  "media-profile": makeImageRule("media-profile", [
    makeSquareRendition("sm", 128),
    makeSquareRendition("lg", 320),
  ]),
  "listing-cover": makeImageRule(
    "listing-cover",
    limitBytes(2.5, [
      makeWideRendition("mobile", 768),
      makeWideRendition("tablet", 1024),
      makeWideRendition("desktop", 2048),
      makeWideRendition("big", 2048),
    ]),
  ),
  "listing-gallery": makeImageRule(
    "listing-gallery",
    limitBytes(3, [
      makeContainedRendition("small", 480),
      makeContainedRendition("medium", 960),
      makeContainedRendition("gallery", 4024),
    ]),
  ),
  "listing-logo": makeImageRule(
    "listing-logo",
    limitBytes(5, [
      makeContainedRendition("mobile", 768),
      makeContainedRendition("tablet", 1024),
      makeContainedRendition("desktop", 2048),
      makeContainedRendition("big", 2048),
    ]),
  ),
  "job-resume": makeDocumentRule("job-resume"),
  "job-cover-letter": makeDocumentRule("job-cover-letter"),
  "editor-image": makeImageRule("editor-image", [makeContainedRendition("editor", 2048)]),
  "review-photo": makeImageRule(
    "review-photo",
    limitBytes(3, [makeContainedRendition("small", 320), makeContainedRendition("large", 2048)]),
  ),
  "problem-photo": makeImageRule(
    "problem-photo",
    limitBytes(3, [makeContainedRendition("shown", 1600)]),
    "private",
  ),
};
