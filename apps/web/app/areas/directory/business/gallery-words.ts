import type { GalleryView } from "./business-view.ts";

/** What a picture shows, as far as its owner has said. */
export const altOf = (
  { name, description }: Pick<GalleryView, "name" | "description">,
  index: number,
  businessName: string,
): string => description || name || `Photo ${index + 1} of ${businessName}`;
