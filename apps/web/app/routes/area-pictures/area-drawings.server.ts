import { cover } from "@boab/art";
import type { AreaPicture } from "./area-pictures.ts";

const still = (category: string, seed: string, options: Parameters<typeof cover>[4]) =>
  cover(category, seed, 900, 900, options);

export const areaDrawings: Record<AreaPicture, () => string> = {
  "landing-directory": () =>
    cover("Restaurants", "reg dir", 760, 420, { motif: "platter", scheme: 2, back: "sun" }),
  "landing-marketplace": () =>
    cover("Clothing & Accessories", "reg mkt", 760, 420, {
      motif: "folded",
      scheme: 1,
      back: "rings",
    }),
  "add-business": () => still("Services", "add", { motif: "ledger", scheme: 9, back: "sun" }),
  onboarding: () =>
    still("Handmade & Crafts", "open", { motif: "basket", scheme: 4, back: "rings" }),
  marketplace: () => still("Clothing & Accessories", "shop", { motif: "gown", scheme: 3 }),
};
