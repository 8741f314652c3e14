import type { ItemPicture as ItemFiles } from "@boab/contracts/marketplace/items";
import { cx } from "#ui/layout/cx.ts";
import { MissingImage } from "#ui/media/missing-image.tsx";
import { Picture } from "#ui/media/picture.tsx";

interface ItemPictureProps {
  files: Pick<ItemFiles, "mobile" | "tablet"> | null;
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes: string;
  loading?: "eager" | undefined;
  className?: string | undefined;
}

/** An item's main picture, which fills its frame. MKT-10: `No image` where there is none, and where it doesn't load. */
export function ItemPicture({ files, sizes, loading, className }: ItemPictureProps) {
  if (!files) return <MissingImage className="size-full" />;
  const { mobile, tablet } = files;
  return (
    <Picture
      src={mobile.jpeg}
      srcSet={`${mobile.webp} ${mobile.width}w, ${tablet.webp} ${tablet.width}w`}
      sizes={sizes}
      alt=""
      width={mobile.width}
      height={mobile.height}
      {...(loading && { loading })}
      className={cx("size-full object-cover", className)}
    />
  );
}
