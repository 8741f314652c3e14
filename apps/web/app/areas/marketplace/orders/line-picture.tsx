import type { BoughtLine } from "@boab/contracts/marketplace/my-orders";
import { cx } from "#ui/layout/cx.ts";
import { MissingImage } from "#ui/media/missing-image.tsx";
import { Picture } from "#ui/media/picture.tsx";

interface LinePictureProps {
  picture: BoughtLine["picture"];
  /** The width and height in pixels. */
  size: 48 | 72 | 88;
  isFaint?: boolean;
}

const sizeClasses = { 48: "size-12", 72: "size-18", 88: "size-22" };

/** The picture is decorative, because the item's name is beside it. */
export function LinePicture({ picture, size, isFaint = false }: LinePictureProps) {
  const pictureStyle = cx(
    sizeClasses[size],
    "flex-none rounded-md object-cover",
    isFaint && "opacity-60",
  );
  if (!picture) return <MissingImage className={pictureStyle} />;
  return <Picture src={picture.webp} alt="" width={size} height={size} className={pictureStyle} />;
}
