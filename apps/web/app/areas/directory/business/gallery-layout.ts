import type { GalleryFiles, PictureFile } from "@boab/contracts/directory/pictures";
import { cx } from "#ui/layout/cx.ts";

/** From five photos on, one large and four small; fewer share the width evenly. */
export function getGalleryClass(count: number): string {
  if (count === 1) return "grid-cols-1";
  if (count === 2 || count === 4) return "grid-cols-2";
  return count === 3
    ? "grid-cols-2 md:grid-cols-[2fr_1fr]"
    : "grid-cols-2 md:grid-cols-[2fr_1fr_1fr]";
}

export function getTileClass(index: number, count: number): string {
  if (count === 1) return "aspect-3/2";
  return cx(
    "aspect-square",
    isLargeTile(index, count) && "col-span-2 md:col-span-1 md:row-span-2 md:aspect-auto",
  );
}

const isLargeTile = (index: number, count: number) => index === 0 && count !== 2 && count !== 4;

/** The large file is only for the lightbox. */
export const formatTileSrcSet = ({
  small,
  medium,
}: Pick<GalleryFiles, "small" | "medium">): string =>
  [small, ...(medium.width > small.width ? [medium] : [])]
    .map(({ webp, width }) => `${webp} ${width}w`)
    .join(", ");

/** The share of the column a tile takes, below `md` and above. */
function computeTileWidthFractions(index: number, count: number): { narrow: number; wide: number } {
  if (count === 1) return { narrow: 1, wide: 1 };
  if (count === 2 || count === 4) return { narrow: 1 / 2, wide: 1 / 2 };
  const narrowFraction = count === 3 ? 1 / 3 : 1 / 4;
  return isLargeTile(index, count)
    ? { narrow: 1, wide: 2 * narrowFraction }
    : { narrow: 1 / 2, wide: narrowFraction };
}

/** Column width: the screen without gutters, with a fixed maximum next to the side panel. */
const columnWidth = { screen: 92, pixels: 872 };

/** The rendered width of a tile's image, including what `object-fit` crops. */
export function formatTileSizes(
  { width, height }: Pick<PictureFile, "width" | "height">,
  index: number,
  count: number,
): string {
  const { narrow, wide } = computeTileWidthFractions(index, count);
  const cropFactor = Math.max(1, width / height / (count === 1 ? 1.5 : 1));
  const formatVw = (fraction: number) =>
    `${Math.round(columnWidth.screen * fraction * cropFactor)}vw`;
  return `(width < 769px) ${formatVw(narrow)}, (width < 1025px) ${formatVw(wide)}, ${Math.round(columnWidth.pixels * wide * cropFactor)}px`;
}
