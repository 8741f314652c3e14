import type { UploadPurpose } from "@boab/contracts/uploads/uploads";

/** `cover` fills the box and cuts what stands over; `inside` keeps the whole picture, never larger. */
export interface RenditionRule {
  label: string;
  width: number;
  height: number;
  fit: "cover" | "inside";
}

interface CommonRule {
  who: "members" | "anyone";
  maxBytes: number;
  acceptedTypes: readonly string[];
}

export interface ImageRule extends CommonRule {
  kind: "image";
  visibility: "public";
  renditions: readonly RenditionRule[];
}

export interface DocumentRule extends CommonRule {
  kind: "document";
  visibility: "private";
}

export type PurposeRule = ImageRule | DocumentRule;

const megabyte = 1024 * 1024;

export const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const imageTypes = ["image/jpeg", "image/png", "image/webp"];
const documentTypes = ["application/pdf", "application/msword", docxType];

/** The largest edge of what we keep, also of an "original": enough for any screen and for printing a page. */
export const largestEdge = 4096;

const square = (label: string, edge: number): RenditionRule => ({
  label,
  width: edge,
  height: edge,
  fit: "cover",
});
const box = (label: string, width: number, height: number): RenditionRule => ({
  label,
  width,
  height,
  fit: "cover",
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

const image = (megabytes: number, renditions: RenditionRule[]): ImageRule => ({
  kind: "image",
  who: "members",
  maxBytes: megabytes * megabyte,
  acceptedTypes: imageTypes,
  visibility: "public",
  renditions,
});
const document = (megabytes: number): DocumentRule => ({
  kind: "document",
  who: "anyone",
  maxBytes: megabytes * megabyte,
  acceptedTypes: documentTypes,
  visibility: "private",
});

const storeBoxes = [box("mobile", 768, 400), box("tablet", 1280, 500), box("desktop", 1920, 600)];

/** Everything that differs between one kind of file and another stands here and in the key rules. */
export const purposeRules: Record<UploadPurpose, PurposeRule> = {
  "profile-photo": image(5, [square("sm", 64), square("md", 128), square("lg", 256)]),
  "item-photo": image(7.5, [
    wide("mobile", 480),
    wide("tablet", 768),
    wide("desktop", 1280),
    within("original", largestEdge),
  ]),
  "store-header": image(7.5, storeBoxes),
  "store-profile": image(7.5, storeBoxes),
  "listing-cover": image(3, [
    wide("mobile", 768),
    wide("tablet", 1024),
    wide("desktop", 2048),
    wide("big", 2048),
  ]),
  "listing-gallery": image(3, [within("gallery", 2048)]),
  "listing-logo": image(5, [
    within("mobile", 768),
    within("tablet", 1024),
    within("desktop", 2048),
    within("big", 2048),
  ]),
  "job-resume": document(5),
  "job-cover-letter": document(5),
  "editor-image": image(5, [within("editor", 2048)]),
};
