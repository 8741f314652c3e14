import type { PublicStore } from "@boab/contracts/marketplace/stores";
import { toObjectPosition } from "#lib/format/focal-point.ts";
import { cx } from "#ui/layout/cx.ts";
import { Avatar } from "#ui/media/avatar.tsx";

interface StoreLogoProps {
  store: PublicStore;
  /** The width and height in pixels. */
  size?: number | undefined;
  className?: string | undefined;
}

/** A logo is cut to a square around its focal point. */
export function StoreLogo({ store, size = 112, className }: StoreLogoProps) {
  const { profileImg, storeName } = store;
  if (!profileImg)
    return <Avatar name={storeName} size={size} shape="square" className={className} />;
  const { mobile } = profileImg;
  return (
    <picture>
      <source srcSet={mobile.webp} type="image/webp" />
      <img
        src={mobile.url}
        alt=""
        width={size}
        height={size}
        style={{ width: size, height: size, objectPosition: toObjectPosition(mobile.pos) }}
        className={cx("flex-none rounded-[27%] bg-surface object-cover", className)}
      />
    </picture>
  );
}
