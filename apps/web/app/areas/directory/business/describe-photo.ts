import type { GalleryView } from "./business-view.ts";

/** The owner's caption or name for a photo, otherwise its number. */
export const describePhoto = (
  { name, description }: Pick<GalleryView, "name" | "description">,
  index: number,
  businessName: string,
): string => description || name || `Photo ${index + 1} of ${businessName}`;
