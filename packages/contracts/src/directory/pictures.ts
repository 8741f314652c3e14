import { z } from "zod";
import { text } from "../common/fields.ts";

/** 1,000 characters are enough for any URL of our object store. */
export const pictureUrl = text(1000);

/** One image in one size, in both formats. */
export const PictureFile = z.strictObject({
  width: z.int(),
  height: z.int(),
  webp: pictureUrl,
  jpeg: pictureUrl,
});
export type PictureFile = z.infer<typeof PictureFile>;

/** An image for each breakpoint; `big` is for printing and large screens. */
export const PictureSet = z.strictObject({
  mobile: PictureFile,
  tablet: PictureFile,
  desktop: PictureFile,
  big: PictureFile.optional(),
});
export type PictureSet = z.infer<typeof PictureSet>;

/** Files for a thumbnail, a tile and the full screen. */
export const GalleryFiles = z.strictObject({
  small: PictureFile,
  medium: PictureFile,
  large: PictureFile,
});
export type GalleryFiles = z.infer<typeof GalleryFiles>;

const Percent = z.number().min(0).max(100);

/** The point of an image that stays visible, in percent from the left and top. */
export const FocalPoint = z.strictObject({ x: Percent, y: Percent });
export type FocalPoint = z.infer<typeof FocalPoint>;

export const CoverPosition = z.strictObject({
  mobile: FocalPoint,
  tablet: FocalPoint,
  desktop: FocalPoint,
});
export type CoverPosition = z.infer<typeof CoverPosition>;

const middle: FocalPoint = { x: 50, y: 50 };
export const defaultCoverPosition: CoverPosition = {
  mobile: middle,
  tablet: middle,
  desktop: middle,
};
