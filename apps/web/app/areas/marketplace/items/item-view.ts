import { lowStock } from "@boab/contracts/marketplace/item-limits";
import type { ItemCard, ManagedItem } from "@boab/contracts/marketplace/items";
import type { ChipTone } from "#ui/text/chip.tsx";

export const itemsAtOnce = 24;

/** A tile of the Items tab, for everyone or for the seller. */
export type ItemTileView = ItemCard | ManagedItem;

export const isManaged = (item: ItemTileView): item is ManagedItem => "status" in item;

/** What a seller sees at a glance. */
export function itemState(item: ManagedItem): { label: string; tone: ChipTone } {
  if (item.status === "draft") return { label: "Draft", tone: "neutral" };
  if (item.status === "archived") return { label: "Archived", tone: "neutral" };
  if (item.quantityAvailable === 0) return { label: "Out of stock", tone: "danger" };
  if (item.quantityAvailable <= lowStock) return { label: "Low stock", tone: "warn" };
  return { label: "Live", tone: "ok" };
}
