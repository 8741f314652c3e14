import { hash } from "@boab/art";
import { at } from "@boab/art/random";
import { courierPresets } from "@boab/contracts/marketplace/couriers";
import { oneSize } from "@boab/contracts/marketplace/item-limits";
import { buildDrawingPath, type DemoItem, type DemoVariant, makeDemoItemId } from "./demo-item.ts";
import { type ItemKind, itemKinds } from "./kinds.ts";
import { listShowcaseItems } from "./showcase.ts";

const origins =
  "Abeokuta Accra Addis Asmara Bamako Bolga Dakar Fes Freetown Gondar Harar Ibadan Juba Kampala Kano Kigali Kumasi Lagos Lamu Lusaka Maputo Mombasa Niamey Nubia Oromia Sidama Sokoto Timbuktu Yirgacheffe Zanzibar".split(
    " ",
  );
const moods =
  "Sunday Harvest Market Evening Garden River Monsoon Dune Baobab Acacia Ember Tide Lantern Meadow Copper Saffron".split(
    " ",
  );
const colours: readonly [name: string, hex: string][] = [
  ["Indigo", "#2d2a6e"],
  ["Ochre", "#e0a32e"],
  ["Terracotta", "#b03e1b"],
  ["Forest", "#1f5b47"],
  ["Plum", "#66203f"],
  ["Sand", "#dcc6a0"],
  ["Charcoal", "#2b2a33"],
];
const sizesByKind = {
  clothing: ["XS", "S", "M", "L", "XL", "XXL"],
  shoes: ["37", "38", "39", "40", "41", "42", "43"],
  children: ["2–3 years", "4–5 years", "6–7 years", "8–9 years"],
} as const;

const pick = <T>(list: readonly T[], seed: string): T => at(list, hash(seed));
const between = (seed: string, low: number, high: number) => low + (hash(seed) % (high - low + 1));
const isOneIn = (seed: string, count: number) => hash(seed) % count === 0;

/** How many items the demo has, over all stores. */
const targetItemCount = 1500;
const maxItemsPerStore = 46;

/** What the stores sell, in the order of their kinds; the first store sells a little of everything. */
const storeAssortments: readonly (readonly string[])[] = [
  ["wax print, six yards", "wrap dress", "maxi skirt", "headwrap", "seat cover pair", "baby wrap"],
  [
    "dashiki shirt",
    "agbada set",
    "children's print set",
    "leather sandals",
    "club jersey",
    "work shirt",
  ],
  ["whole beans 1 kg", "jebena and cups", "rooibos 500 g"],
  ["spice tin 250 g", "pepper sauce", "garri 2 kg", "teff flour 1 kg"],
  [
    "face oil 50 ml",
    "body butter 200 g",
    "black soap, set of three",
    "wide-tooth pick",
    "braiding hair, pack of six",
    "braiding workshop",
  ],
  [
    "LP reissue",
    "thumb piano, 17 keys",
    "djembe, 30 cm",
    "over-ear headphones",
    "portable speaker",
    "refurbished phone",
  ],
  [
    "picture book",
    "cookbook",
    "cloth-bound notebook A5",
    "alphabet blocks",
    "oware board",
    "gift voucher",
  ],
  [
    "market basket, large",
    "nursery basket",
    "woven picnic rug",
    "double-strap tote",
    "sewing thread set",
  ],
  [
    "water vase",
    "glazed bowl",
    "carved stool",
    "strip weave cushion 50 cm",
    "hanging textile",
    "beeswax candle",
    "market stall, one day",
  ],
  ["glass bead collar", "beaded dog collar"],
];

const listKinds = (store: number): ItemKind[] => {
  const names = store === 0 ? [] : storeAssortments[(store - 1) % storeAssortments.length];
  const kinds = itemKinds.filter(({ name }) => names?.includes(name));
  return kinds.length > 0 ? kinds : itemKinds.filter(({ sizes, colours }) => sizes || colours);
};

/** Every store gets some; the same stores get the same items each time. */
export function makeDemoItems(stores: number): { store: number; item: DemoItem }[] {
  const defaultCount = Math.min(
    maxItemsPerStore,
    Math.round(targetItemCount / Math.max(stores, 1)),
  );
  return Array.from({ length: stores }, (_, store) => store).flatMap((store) => {
    const kinds = listKinds(store);
    const first = store === 0 ? listShowcaseItems() : [];
    const count = Math.max(first.length, store === 0 ? maxItemsPerStore : defaultCount);
    const rest = Array.from({ length: count - first.length }, (_, place) =>
      makeItem(store, first.length + place, kinds),
    );
    return [...first, ...rest].map((item) => ({ store, item }));
  });
}

function makeItem(store: number, itemIndex: number, kinds: readonly ItemKind[]): DemoItem {
  const seed = `item ${store} ${itemIndex}`;
  const kind = at(kinds, itemIndex);
  const name = `${pick(isOneIn(`${seed}n`, 2) ? origins : moods, seed)} ${kind.name}`;
  const priceCents =
    between(`${seed}p`, kind.from, kind.to) * 100 - (isOneIn(`${seed}c`, 3) ? 5 : 0);
  const previousCents = isOneIn(`${seed}d`, 6)
    ? Math.round((priceCents * between(`${seed}e`, 115, 145)) / 10_000) * 100
    : null;
  const variants = makeVariants(kind, seed);
  return {
    id: makeDemoItemId(store, itemIndex),
    name,
    category: kind.category,
    subCategory: kind.subCategory,
    subSubCategory: kind.subSubCategory ?? null,
    description: kind.about,
    longDescription: [kind.about, pickSellersNote(store, kind)].join("\n\n"),
    priceCents,
    previousCents: previousCents !== null && previousCents > priceCents ? previousCents : null,
    brand: isOneIn(`${seed}b`, 3) ? `${pick(origins, `${seed}o`)} Makers` : "",
    condition: kind.category === "Electronics" ? "refurbished" : "new",
    genders: kind.genders ?? [],
    styles: kind.styles ?? [],
    hasFreeReturns: isOneIn(`${seed}r`, 4),
    pickupNote: isOneIn(`${seed}u`, 3) ? "By arrangement" : null,
    couriers: pickCouriers(seed),
    soldCount: isOneIn(`${seed}s`, 3) ? between(`${seed}t`, 1, 40) : 0,
    ageDays: between(`${seed}a`, 1, 240),
    variants,
    pictures: variants.map(({ colour }, view) =>
      buildDrawingPath(
        kind.motif,
        `${name} ${store}`,
        view % 3,
        colours.find(([one]) => one === colour)?.[1],
      ),
    ),
  };
}

/** What a seller adds to each of their items. */
const notes = [
  "Posted within two business days.",
  "I pack orders on Mondays and Thursdays, and the post office is at the end of my street.",
  "Sent the next business day, wrapped in paper you can use again.",
  "Orders placed before noon usually go out the same day.",
  "We're a family business, so allow up to three days before it's posted.",
  "Packed by hand on weekends and posted first thing on Monday.",
  "Posted within two days. We'll email you the tracking number.",
];

const pickSellersNote = (store: number, kind: ItemKind) => {
  if (kind.category === "Services" || kind.category === "Real Estate")
    return "Message us after you've ordered and we'll find a date that suits.";
  const note = notes[store % notes.length] ?? "";
  return kind.sizes || kind.colours
    ? `${note} Message us first if you need a size or colour that isn't listed.`
    : note;
};

/** Up to four, one photo each; few things are sold out or nearly. */
function makeVariants(kind: ItemKind, seed: string): DemoVariant[] {
  const pickStock = (place: number) =>
    isOneIn(`${seed}z`, 18)
      ? 0
      : isOneIn(`${seed}l`, 12)
        ? place === 0
          ? 2
          : 0
        : between(`${seed}q${place}`, 1, 24);
  const offered = kind.sizes ? sizesByKind[kind.sizes] : [oneSize];
  const start = hash(`${seed}v`) % offered.length;
  const count = kind.sizes
    ? between(`${seed}w`, 2, 4)
    : kind.colours
      ? between(`${seed}w`, 1, 3)
      : 1;
  const colourCount = Math.max(1, hash(`${seed}y`) % 2) + (kind.sizes ? 0 : count - 1);
  return Array.from({ length: count }, (_, place) => ({
    size: offered[(start + place) % offered.length] ?? oneSize,
    colour: kind.colours
      ? (colours[(hash(`${seed}x`) + (place % colourCount)) % colours.length]?.[0] ?? "")
      : "",
    stock: pickStock(place),
  }));
}

const pickPaidCouriers = (seed: string) =>
  courierPresets.filter(
    (_, place) => place === hash(`${seed}k`) % 3 || isOneIn(`${seed}${place}`, 4),
  );

/** Some sellers pay for the post themselves. */
const pickCouriers = (seed: string) =>
  isOneIn(`${seed}f`, 6)
    ? courierPresets
        .slice(0, 1)
        .map((preset) => ({ ...preset, id: "own-free-post", shippingCost: 0 }))
    : pickPaidCouriers(seed);
