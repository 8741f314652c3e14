import { Link } from "react-router";
import { cx } from "#ui/layout/cx.ts";
import { CategoryIcon } from "../category-icon.tsx";
import type { ListingCardView } from "../listing-card.ts";
import type { Spot } from "./projection.ts";

const place = ({ x, y }: Spot) => ({ left: `calc(50% + ${x}px)`, top: `calc(50% + ${y}px)` });

const shape =
  "absolute grid h-9 min-w-9 -translate-1/2 place-items-center rounded-full border px-2 text-sm font-[650] shadow-2 pointer-coarse:h-11 pointer-coarse:min-w-11";
const resting = "border-line bg-surface text-ink hover:border-ink";
const chosen = "z-10 scale-115 border-ink bg-ink text-on-ink";

interface MapPinProps {
  card: ListingCardView;
  spot: Spot;
  isSelected: boolean;
  onSelect: (id: string) => void;
}

/** A link, so that it works without JavaScript; otherwise it selects the listing on the map. */
export function MapPin({ card, spot, isSelected, onSelect }: MapPinProps) {
  return (
    <Link
      to={card.to}
      aria-label={card.name}
      title={card.name}
      aria-current={isSelected || undefined}
      style={place(spot)}
      className={cx(shape, isSelected ? chosen : resting)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        onSelect(card.id);
      }}
    >
      <CategoryIcon category={card.category} size={18} />
    </Link>
  );
}

interface ClusterPinProps {
  count: number;
  spot: Spot;
  hasSelected: boolean;
  onPress: () => void;
}

export function ClusterPin({ count, spot, hasSelected, onPress }: ClusterPinProps) {
  return (
    <button
      type="button"
      aria-label={`${count} businesses here, zoom in`}
      style={place(spot)}
      onClick={onPress}
      className={cx(shape, "tabular-nums", hasSelected ? chosen : resting)}
    >
      {count}
    </button>
  );
}
