import type { Motif } from "@boab/art";
import { courierPresets } from "@boab/contracts/marketplace/couriers";
import { buildDrawingPath, type DemoItem, type DemoVariant, makeDemoItemId } from "./demo-item.ts";

type WrittenItem = Pick<
  DemoItem,
  "name" | "category" | "subCategory" | "subSubCategory" | "description" | "priceCents"
> & { motif: Motif; variants: DemoVariant[]; previousCents?: number };

const one = (stock: number, colour = ""): DemoVariant[] => [{ size: "One size", colour, stock }];

/** What the first store shows: written by hand, for pictures and journeys. */
const written: readonly WrittenItem[] = [
  {
    name: "Adire indigo wrap dress",
    motif: "gown",
    category: "Clothing & Accessories",
    subCategory: "Women's",
    subSubCategory: "Dresses",
    description: "Resist-dyed cotton, midi length, with a tie that goes twice around the waist.",
    priceCents: 14_900,
    previousCents: 18_900,
    variants: [
      { size: "M", colour: "Indigo", stock: 8 },
      { size: "L", colour: "Indigo", stock: 6 },
    ],
  },
  {
    name: "Strip weave cushion 50 cm",
    motif: "cushion",
    category: "Home & Living",
    subCategory: "Home Décor",
    subSubCategory: "Cushions & throws",
    description: "Narrow strips sewn together, with a feather insert.",
    priceCents: 6500,
    variants: one(32),
  },
  {
    name: "Hanging textile, ochre",
    motif: "rug",
    category: "Home & Living",
    subCategory: "Home Décor",
    subSubCategory: "Wall hangings",
    description: "On a dark rod, ready to hang.",
    priceCents: 21_000,
    variants: one(3, "Ochre"),
  },
  {
    name: "Ankara tote, double strap",
    motif: "tote",
    category: "Clothing & Accessories",
    subCategory: "Accessories",
    subSubCategory: "Bags",
    description: "Wax print outside, canvas inside.",
    priceCents: 4200,
    variants: one(0),
  },
  {
    name: "Glass bead collar",
    motif: "beads",
    category: "Clothing & Accessories",
    subCategory: "Accessories",
    subSubCategory: "Jewellery",
    description: "Recycled glass, threaded on waxed cotton.",
    priceCents: 9600,
    variants: one(19),
  },
  {
    name: "Cloth bound notebook A5",
    motif: "notebook",
    category: "Books & Stationery",
    subCategory: "Stationery",
    subSubCategory: "Notebooks",
    description: "Dotted pages that lie flat.",
    priceCents: 2990,
    variants: one(48),
  },
  {
    name: "Bolga market basket, large",
    motif: "basket",
    category: "Handmade & Crafts",
    subCategory: "Baskets",
    subSubCategory: null,
    description: "Elephant grass with a leather handle.",
    priceCents: 8900,
    variants: one(7),
  },
  {
    name: "Terracotta water vase",
    motif: "vase",
    category: "Home & Living",
    subCategory: "Home Décor",
    subSubCategory: "Vases & pottery",
    description: "Burnished by hand, fired in the open.",
    priceCents: 11_800,
    variants: one(11),
  },
];

export const listShowcaseItems = (): DemoItem[] =>
  written.map(({ motif, previousCents = null, ...item }, place) => ({
    ...item,
    id: makeDemoItemId(0, place),
    longDescription: item.description,
    previousCents,
    brand: "",
    condition: "new",
    genders: [],
    styles: [],
    hasFreeReturns: place % 3 === 0,
    pickupNote: "Saturdays in Sunshine",
    couriers: courierPresets.slice(0, 2),
    // The dress was sold before, so it can only be archived.
    soldCount: place === 0 ? 12 : 0,
    ageDays: place / 24,
    pictures: item.variants.map((_, view) => buildDrawingPath(motif, item.name, view % 3)),
  }));
