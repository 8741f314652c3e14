import { maxCartLineQuantity } from "@boab/contracts/marketplace/cart-limits";
import { lowStockLimit, maxShownStock } from "@boab/contracts/marketplace/item-limits";

/** Clamps the typed quantity to a whole number from 1 to `max` (PROD-08). */
export function clampQuantity(typed: string | number, max: number): number {
  const quantity = Math.trunc(Number(typed));
  return Number.isFinite(quantity) ? Math.min(Math.max(1, quantity), Math.max(1, max)) : 1;
}

/** The exact stock above the shown maximum isn't public, so buyers may try more than that. */
export const getMaxQuantity = (available: number): number =>
  available >= maxShownStock ? maxCartLineQuantity : Math.min(available, maxCartLineQuantity);

export interface StockView {
  tone: "ok" | "warn" | "danger";
  label: string;
}

export function describeStock(available: number): StockView {
  if (available === 0) return { tone: "danger", label: "Sold out" };
  if (available <= lowStockLimit) return { tone: "warn", label: `Only ${available} left` };
  return { tone: "ok", label: "In stock" };
}
