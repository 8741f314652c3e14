import type { PublicStore } from "@boab/contracts/marketplace/stores";
import { positionOf } from "#lib/format/focal-point.ts";
import { Avatar } from "#ui/media/avatar.tsx";

/** A logo is cut to a square around its focal point. */
export function StoreLogo({ store, className }: { store: PublicStore; className: string }) {
  const { profileImg, storeName } = store;
  if (!profileImg)
    return <Avatar name={storeName} size={112} shape="square" className={className} />;
  const { mobile } = profileImg;
  return (
    <picture>
      <source srcSet={mobile.webp} type="image/webp" />
      <img
        src={mobile.url}
        alt=""
        width={112}
        height={112}
        style={{ objectPosition: positionOf(mobile.pos) }}
        className={`size-28 flex-none rounded-[27%] bg-surface object-cover ${className}`}
      />
    </picture>
  );
}
