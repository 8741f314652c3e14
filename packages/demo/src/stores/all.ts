import { random } from "@boab/art/random";
import { demoCrowd } from "../crowd.ts";

/** A made-up store. */
export interface DemoStore {
  id: string;
  ownerId: string;
  slug: string;
  storeName: string;
  email: string;
  location: string;
  description: string;
  isGstRegistered: boolean;
  /** It has the right form and is nobody's. */
  abn: string | null;
  freeShippingFromCents: number | null;
  holiday: { message: string; backOn: string } | null;
  createdAt: string;
}

/** The store of the person who signs in as the seller. */
export const showcaseStore: DemoStore = {
  id: "STO-7KQ2M9XA",
  ownerId: "demo-kwame-mensah",
  slug: "kumasi-cloth-house",
  storeName: "Kumasi Cloth House",
  email: "kwame.mensah@demo.boab.example",
  location: "Sunshine VIC",
  description:
    "We're a father and daughter shop cutting Ghanaian and Nigerian cloth for Melbourne weather. Kwame sold cloth at Kejetia market for nineteen years. Efua studied pattern making in Brunswick. Between us there's a sewing table, two machines and a lot of opinions about pockets.\n\nEvery bolt has a name on it: who wove it, who dyed it, and the month it reached us. You'll find that on a card in your parcel.",
  isGstRegistered: true,
  abn: "80000000001",
  freeShippingFromCents: null,
  holiday: null,
  createdAt: "2025-03-03T01:00:00.000Z",
};

const kinds = [
  ["Cloth", "Wax print, kente and adire by the metre, and what we sew from it."],
  ["Threads", "Shirts, gowns and head wraps, cut to order and posted within the week."],
  ["Coffee", "Beans from farmers we know by name, roasted on Tuesdays."],
  ["Spice Pantry", "Berbere, suya rub and dawadawa, ground in small batches."],
  ["Shea Skin", "Shea butter, black soap and oils without anything you can't pronounce."],
  ["Records", "Highlife, Afrobeat and ethio-jazz on vinyl, cleaned and played before it's sold."],
  ["Books", "Novels, poems and picture books by African writers, new and second-hand."],
  ["Baskets", "Bolga and sisal baskets, woven by two cooperatives and repaired for free."],
  ["Clay Home", "Water pots, bowls and lamps, thrown and fired by hand."],
  ["Beads", "Krobo glass, bone and brass, strung to the length you ask for."],
] as const;

const firstNames = [
  ..."Adjoa Asmara Bahati Dakar Enkare Freetown".split(" "),
  ..."Gambela Harar Ibadan Juba Kigali Lamu".split(" "),
];

const suburbs = [
  ...["Footscray VIC", "St Albans VIC", "Dandenong VIC", "Marrickville NSW", "Blacktown NSW"],
  ...["Auburn NSW", "Moorooka QLD", "Logan Central QLD", "Mirrabooka WA", "Salisbury SA"],
  ...["Glenorchy TAS", "Belconnen ACT", "Nightcliff NT"],
];

const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const storesElsewhere = 59;
const firstDay = Date.UTC(2025, 3, 1);
const apartMs = 8 * 24 * 60 * 60 * 1000;

/** Always the same sixty, in the order in which they opened. */
export function demoStores(): DemoStore[] {
  const owners = demoCrowd();
  const others = Array.from({ length: storesElsewhere }, (_, place): DemoStore => {
    const r = random(place + 1);
    const owner = owners[place * 3];
    if (!owner) throw new Error("The crowd is smaller than the marketplace");
    const [kind, says] = kinds[place % kinds.length] ?? kinds[0];
    const storeName = `${firstNames[Math.floor(place / 5) % firstNames.length]} ${kind}`;
    return {
      id: `STO-${Array.from({ length: 8 }, () => r.pick([...letters])).join("")}`,
      ownerId: owner.id,
      slug: storeName.toLowerCase().replaceAll(" ", "-"),
      storeName,
      email: owner.email,
      location: suburbs[place % suburbs.length] ?? "",
      description: says,
      isGstRegistered: place % 3 === 0,
      abn: null,
      freeShippingFromCents: place % 5 === 2 ? 8_000 : null,
      holiday:
        place % 15 === 7
          ? {
              message: "We're visiting family. Orders open again when we're home.",
              backOn: "2027-01-11",
            }
          : null,
      createdAt: new Date(firstDay + place * apartMs).toISOString(),
    };
  });
  return [showcaseStore, ...others];
}
