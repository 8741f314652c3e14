import type { UploadPurpose } from "@boab/contracts/uploads/uploads";
import { purposeRules } from "./purpose.rules.ts";

/** The ids in a file's path. None of a person: the URL of a picture is public. */
export interface Place {
  storeId?: string;
  itemId?: string;
  businessId?: string;
  orderId?: string;
  mediaAccountId?: string;
}

export interface KeySource {
  purpose: UploadPurpose;
  place: Place;
  randomPart: string;
  createdAt: Date;
}

export type Extension = "jpg" | "webp" | "pdf" | "doc" | "docx";

type IdName = keyof Place;
type PathBuilder = (id: (name: IdName) => string, label: string, source: KeySource) => string;

const buildListingPath = (id: (name: IdName) => string) => `BizDirectory/${id("businessId")}`;
const makeApplicationPathBuilder =
  (documentName: string): PathBuilder =>
  (id, _label, { createdAt }) =>
    `${buildListingPath(id)}/JobApplications/${documentName}-${createdAt.getTime()}`;

/**
 * The specification's layout without the person's id and without the name of their file, followed by a
 * random part and our own extension.
 */
const pathBuilderByPurpose: Record<UploadPurpose, PathBuilder> = {
  "profile-photo": (_id, label) => `UserImages/profilepic_${label}`,
  "item-photo": (id, label) => `${id("storeId")}/${id("itemId")}/${label}`,
  "store-header": (id, label) => `${id("storeId")}/header_${label}`,
  "store-profile": (id, label) => `${id("storeId")}/profile_${label}`,
  "media-header": (id, label) => `${id("mediaAccountId")}/header_${label}`,
  "media-profile": (id, label) => `${id("mediaAccountId")}/profile_${label}`,
  "listing-cover": (id, label) => `${buildListingPath(id)}/cover_${label}`,
  "listing-gallery": (id, label) => `${buildListingPath(id)}/gallery/photo_${label}`,
  "listing-logo": (id, label) => `${buildListingPath(id)}/logo_${label}`,
  "job-resume": makeApplicationPathBuilder("Resume"),
  "job-cover-letter": makeApplicationPathBuilder("CoverLetter"),
  "editor-image": (_id, _label, { createdAt }) => `editor-images/${createdAt.getTime()}`,
  "review-photo": (id, label) => `Reviews/${id("itemId")}/photo_${label}`,
  "problem-photo": (id, label) => `Orders/${id("orderId")}/problem_${label}`,
};

/**
 * The key of one object of an upload. A missing id is a bug in the area that checked the target.
 */
export function buildKey(source: KeySource, label: string, extension: Extension): string {
  const id = (name: IdName) => {
    const value = source.place[name];
    if (!value || !/^[A-Za-z0-9_-]+$/.test(value)) throw new Error(`No ${name} for a key`);
    return value;
  };
  const path = pathBuilderByPurpose[source.purpose](id, label, source);
  return `${purposeRules[source.purpose].visibility}/${path}_${source.randomPart}.${extension}`;
}

const personIdPatterns = [
  /^(public\/UserImages)\/[^/]+(?=\/profilepic_)/,
  /^(public|private)\/[^/]+(?=\/BizDirectory\/)/,
];

/** The same key without the id of a person, which keys of layout 1 contain. */
export const removePersonId = (key: string): string =>
  personIdPatterns.reduce((shorter, pattern) => shorter.replace(pattern, "$1"), key);

const publicKeyPattern = /^public\/[A-Za-z0-9/_.-]+\.(jpg|webp)$/;

/** The URL of a public picture, undefined when the key is not public. */
export const makePublicUrl = (mediaUrl: string, key: string): string | undefined =>
  publicKeyPattern.test(key) && !key.includes("..") ? `${mediaUrl}/${key}` : undefined;
