import type { Motif } from "@boab/art";
import type { courierPresets } from "@boab/contracts/marketplace/couriers";

export interface DemoVariant {
  size: string;
  colour: string;
  stock: number;
}

/** An item of the demo. Never shown in production. */
export interface DemoItem {
  id: string;
  name: string;
  category: string;
  subCategory: string | null;
  subSubCategory: string | null;
  description: string;
  longDescription: string;
  priceCents: number;
  previousCents: number | null;
  brand: string;
  condition: string | null;
  genders: readonly string[];
  styles: readonly string[];
  hasFreeReturns: boolean;
  pickupNote: string | null;
  couriers: typeof courierPresets;
  soldCount: number;
  /** Days before the demo was loaded. */
  ageDays: number;
  variants: DemoVariant[];
  /** Addresses of the drawings, one for each photo. */
  pictures: string[];
}

const toSlug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The drawing of a thing; the same words draw the same thing, `view` another side of it. */
export const buildDrawingPath = (motif: Motif, seed: string, view: number, hex?: string): string =>
  `/pictures/items/${motif}/${toSlug(seed).slice(0, 60)}-${view}${hex ? `-${hex.slice(1)}` : ""}.svg`;

export const makeDemoItemId = (store: number, itemIndex: number): string =>
  `ITM-D${String(store * 1000 + itemIndex).padStart(7, "0")}`;
