import type { ImageRendition } from "@boab/contracts/uploads/uploads";

/** The middle size for clients that want one URL, and all sizes for browsers that choose. */
export function photoAddresses(
  renditions: readonly ImageRendition[],
): { url: string; srcSet: string } | undefined {
  const middle = renditions.find(({ label }) => label === "md");
  if (!middle?.webp) return undefined;
  const sizes = renditions.filter(({ webp }) => webp !== "");
  return {
    url: middle.webp,
    srcSet: sizes.map(({ webp, width }) => `${webp} ${width}w`).join(", "),
  };
}
