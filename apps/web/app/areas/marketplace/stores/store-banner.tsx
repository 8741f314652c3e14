import type { PublicStore } from "@boab/contracts/marketplace/stores";
import { buildDrawnHeaderUrl } from "./drawn-header.ts";
import { toHeaderView } from "./store-view.ts";

const frame =
  "relative -mx-gutter aspect-[768/400] overflow-hidden bg-sunk md:mx-0 md:aspect-[1360/378] md:rounded-xl";

/** Each screen size has its own file and focal point. A store without a header photo gets a generated drawing. */
export function StoreHeader({ store }: { store: PublicStore }) {
  if (!store.headerImg)
    return (
      <div className={frame}>
        <img
          src={buildDrawnHeaderUrl(store.slug)}
          alt=""
          width={1360}
          height={378}
          className="size-full object-cover"
        />
      </div>
    );
  const { sources, fallback, points } = toHeaderView(store.headerImg);
  return (
    <div className={frame}>
      <picture>
        {sources.map(({ media, type, src }) => (
          <source key={src} srcSet={src} {...(media && { media })} {...(type && { type })} />
        ))}
        <img
          src={fallback}
          alt=""
          width={1920}
          height={600}
          fetchPriority="high"
          style={points}
          className="size-full object-cover [object-position:var(--mobile)] min-[769px]:[object-position:var(--tablet)] min-[1281px]:[object-position:var(--desktop)]"
        />
      </picture>
    </div>
  );
}
