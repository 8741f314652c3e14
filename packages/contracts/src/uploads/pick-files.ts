import type { PictureFile } from "../directory/pictures.ts";
import type { ImageRendition } from "./uploads.ts";

/** The files of an upload in these sizes, in this order; undefined for a size that wasn't made. */
export const pickFiles = (renditions: readonly ImageRendition[], ...labels: string[]) =>
  labels.map((label): PictureFile | undefined => {
    const found = renditions.find((one) => one.label === label);
    return (
      found && { width: found.width, height: found.height, webp: found.webp, jpeg: found.jpeg }
    );
  });
