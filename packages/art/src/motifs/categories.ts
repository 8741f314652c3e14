import type { Motif } from "./all.ts";

interface CategoryMotifs {
  heroes: readonly Motif[];
  companions: readonly Motif[];
}

/** A picture of a category shows one of its heroes as the main object, with some companions beside it. */
export const categories = {
  Restaurants: {
    heroes: ["bowl", "pot", "platter", "jebena"],
    companions: ["cup", "glass", "bottle", "bowl", "fruit"],
  },
  Services: {
    heroes: ["facade", "ledger", "van", "scissors", "laptop"],
    companions: ["plant", "cup", "books", "lamp", "ledger"],
  },
  Retail: {
    heroes: ["folded", "facade", "tote", "basket", "gown"],
    companions: ["vase", "folded", "jar", "basket", "plant"],
  },
  Health: {
    heroes: ["mortar", "sprig", "stones", "dropper"],
    companions: ["jar", "plant", "stones", "candle", "bottle"],
  },
  Education: {
    heroes: ["openbook", "blocks", "standbooks", "globe"],
    companions: ["books", "plant", "lamp", "blocks", "cup"],
  },
  "Clothing & Accessories": {
    heroes: ["gown", "shirt", "folded", "tote", "beads", "sandals", "wrap"],
    companions: ["folded", "tote", "beads", "vase"],
  },
  "Beauty & Personal Care": {
    heroes: ["dropper", "jar", "soap", "pick", "braids", "wrap", "afro"],
    companions: ["jar", "candle", "soap", "sprig", "dropper"],
  },
  "Groceries & Beverages": {
    heroes: ["sack", "tin", "bottle", "fruit", "jebena", "jar"],
    companions: ["fruit", "tin", "jar", "glass", "bottle"],
  },
  "Home & Living": {
    heroes: ["vase", "lamp", "cushion", "stool", "rug", "plant", "candle", "basket"],
    companions: ["vase", "candle", "plant", "stool", "books"],
  },
  "Books & Stationery": {
    heroes: ["books", "openbook", "notebook", "standbooks"],
    companions: ["cup", "lamp", "plant", "notebook", "books"],
  },
  "Handmade & Crafts": {
    heroes: ["basket", "vase", "spools", "beads", "stool", "palette"],
    companions: ["spools", "vase", "basket", "jar"],
  },
  "Music & Entertainment": {
    heroes: ["vinyl", "drum", "kalimba", "speaker", "mic"],
    companions: ["speaker", "vinyl", "mic", "plant", "drum"],
  },
  Electronics: {
    heroes: ["headphones", "phone", "speaker", "laptop", "camera"],
    companions: ["phone", "speaker", "lamp", "plant", "headphones"],
  },
  Media: {
    heroes: ["mic", "vinyl", "reel", "speaker", "camera"],
    companions: ["speaker", "mic", "plant", "vinyl"],
  },
} satisfies Record<string, CategoryMotifs>;

export const drawnCategories = Object.keys(categories);

const motifsByCategory = new Map<string, CategoryMotifs>(Object.entries(categories));

/** Unknown categories use Retail's motifs. */
export function getMotifs(category: string): CategoryMotifs {
  return motifsByCategory.get(category) ?? categories.Retail;
}
