import { formatCount } from "@boab/format/numbers";
import { Link } from "react-router";
import { cx } from "#ui/layout/cx.ts";
import { CategoryIcon } from "../category-icon.tsx";
import type { PinListing } from "./clusters.ts";
import type { Spot } from "./projection.ts";

const getPositionStyle = ({ x, y }: Spot) => ({
  left: `calc(50% + ${x}px)`,
  top: `calc(50% + ${y}px)`,
});

const pinClass =
  "absolute grid -translate-1/2 place-items-center rounded-full border-2 px-2 text-sm font-[650] shadow-2 hover:z-10";
const selectedClass = "z-10 scale-115 border-paper bg-primary text-on-primary";

interface MapPinProps {
  listing: PinListing;
  spot: Spot;
  isSelected: boolean;
  onSelect: (id: string) => void;
}

/** A link, so that it works without JavaScript; otherwise it selects the listing on the map. */
export function MapPin({ listing, spot, isSelected, onSelect }: MapPinProps) {
  return (
    <Link
      to={listing.to}
      aria-label={listing.name}
      title={listing.name}
      aria-current={isSelected || undefined}
      style={getPositionStyle(spot)}
      className={cx(
        pinClass,
        "h-9 min-w-9 pointer-coarse:h-11 pointer-coarse:min-w-11",
        isSelected ? selectedClass : "border-line-strong bg-surface text-ink hover:border-ink",
      )}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        onSelect(listing.id);
      }}
    >
      <CategoryIcon category={listing.category} size={18} />
    </Link>
  );
}

interface ClusterPinProps {
  count: number;
  /** The count, with a plus where there are more. */
  text: string;
  spot: Spot;
  hasHighlightedListing: boolean;
  onPress: () => void;
}

export function ClusterPin({ count, text, spot, hasHighlightedListing, onPress }: ClusterPinProps) {
  return (
    <button
      type="button"
      aria-label={`${formatCount(count)} ${count === 1 ? "business" : "businesses"} here, zoom in`}
      style={getPositionStyle(spot)}
      onClick={onPress}
      className={cx(
        pinClass,
        "pointer-coarse:h-11 pointer-coarse:min-w-11",
        count < 20 ? "h-10 min-w-10" : "h-12 min-w-12 text-base",
        hasHighlightedListing ? selectedClass : "border-paper bg-ink text-on-ink",
      )}
    >
      {text}
    </button>
  );
}
