import { mostOfLine } from "@boab/contracts/marketplace/cart-limits";
import { lowStock, mostShownStock } from "@boab/contracts/marketplace/item-limits";

/** A whole number from 1 to what there is, whatever was typed (PROD-08). */
export function quantityOf(typed: string | number, most: number): number {
  const wanted = Math.trunc(Number(typed));
  return Number.isFinite(wanted) ? Math.min(Math.max(1, wanted), Math.max(1, most)) : 1;
}

/** Nobody learns how many there are beyond what is shown, so more than that may be tried. */
export const mostOf = (available: number): number =>
  available >= mostShownStock ? mostOfLine : Math.min(available, mostOfLine);

export interface StockView {
  tone: "ok" | "warn" | "danger";
  label: string;
}

export function stockOf(available: number): StockView {
  if (available === 0) return { tone: "danger", label: "Sold out" };
  if (available <= lowStock) return { tone: "warn", label: `Only ${available} left` };
  return { tone: "ok", label: "In stock" };
}
