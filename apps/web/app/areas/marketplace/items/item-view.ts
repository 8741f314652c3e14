import { lowStockLimit } from "@boab/contracts/marketplace/item-limits";
import type { ItemCard, ManagedItem } from "@boab/contracts/marketplace/items";
import { formatTime } from "@boab/format/dates";
import type { ChipTone } from "#ui/text/chip.tsx";

export const itemsPerPage = 24;

/** A tile of the Items tab, for everyone or for the seller. */
export type ItemTileView = ItemCard | ManagedItem;

export const isManaged = (item: ItemTileView): item is ManagedItem => "status" in item;

/** `2 more in somebody's checkout until 2:20 pm` */
export const describeStockInCheckout = ({
  quantity,
  until,
}: NonNullable<ManagedItem["inCheckout"]>): string =>
  `${quantity} more in somebody's checkout until ${formatTime(until)}`;

/** The state chip that the seller sees on an item. */
export function getItemState(item: ManagedItem): { label: string; tone: ChipTone } {
  if (item.status === "draft") return { label: "Draft", tone: "neutral" };
  if (item.status === "archived") return { label: "Archived", tone: "neutral" };
  if (item.quantityAvailable === 0) return { label: "Out of stock", tone: "danger" };
  if (item.quantityAvailable <= lowStockLimit) return { label: "Low stock", tone: "warn" };
  return { label: "Live", tone: "ok" };
}
