import { random } from "@boab/art/random";
import { makeDemoCrowd } from "../crowd.ts";

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

/** What stores of a kind are called, and what each of them says about itself. */
const kinds: readonly { noun: string; says: readonly string[] }[] = [
  {
    noun: "Cloth",
    says: [
      "Wax print, kente and adire by the metre, and what we sew from it.",
      "My mother sold cloth in Makola. I sell it from a spare room, with the same tape measure.",
      "Mud cloth and indigo, washed twice before we cut it so it won't shrink on you.",
      "Enough of every print for the whole wedding party. Send us a photo and we'll match it.",
      "Offcuts, fat quarters and full bolts for people who sew.",
      "Cloth from three cooperatives in Benin. We pay before they weave.",
    ],
  },
  {
    noun: "Threads",
    says: [
      "Shirts, gowns and headwraps, cut to order and posted within the week.",
      "Two sisters, one overlocker. Bright clothes in sizes 6 to 26.",
      "Office shirts for people who are tired of white.",
      "Kids' clothes with room to grow and knees that last.",
      "Agbada, kaftans and the cap to go with them. Measure twice, message us, then order.",
      "Everyday linen with a strip of something brave at the cuff.",
    ],
  },
  {
    noun: "Coffee",
    says: [
      "Beans from farmers we know by name, roasted on Tuesdays.",
      "Sidama, Yirgacheffe and Harar, whole or ground for your pot.",
      "Green beans for people who roast at home, and advice if your smoke alarm objects.",
      "One farm, one roaster, four bags to choose from.",
      "Coffee, jebenas and cups: everything for the ceremony except the popcorn.",
      "We left Jimma in 1998. The beans follow every March.",
    ],
  },
  {
    noun: "Spice Pantry",
    says: [
      "Berbere, suya rub and dawadawa, ground in small batches.",
      "Our grandmother's berbere has fourteen things in it. She'll only let us print thirteen.",
      "Heat in three strengths: kids, grown-ups and uncles.",
      "Whole spices, toasted the week they're posted.",
      "Ras el hanout, dukkah and preserved lemons from a very small kitchen.",
      "Pepper sauces and stew bases for weeknights.",
    ],
  },
  {
    noun: "Shea Skin",
    says: [
      "Shea butter, black soap and oils without anything you can't pronounce.",
      "Raw shea from Tamale, whipped in our laundry on Sundays.",
      "For dry elbows, tight curls and new tattoos.",
      "Unscented, because your skin has enough to deal with.",
      "Baobab oil, marula oil and lip balm in tins you can send back for a refill.",
      "I'm a nurse. I started making this for my patients' hands, then for mine.",
    ],
  },
  {
    noun: "Records",
    says: [
      "Highlife, Afrobeat and Ethio-jazz on vinyl, cleaned and played before it's sold.",
      "Graded honestly. If it crackles, we say so.",
      "Congolese rumba is most of the shop. The rest is also good.",
      "Reissues, a few originals and one box we won't part with.",
      "Dad's collection, a crate at a time, with his notes in the sleeves.",
      "Mbalax, makossa and mbaqanga, posted in a box that could survive a fall.",
    ],
  },
  {
    noun: "Books",
    says: [
      "Novels, poems and picture books by African writers, new and second-hand.",
      "Picture books where the kid on the cover looks like yours.",
      "Out-of-print paperbacks from a series with orange spines. You know the one.",
      "Cookbooks, memoirs and three shelves of crime fiction.",
      "Bilingual books in Amharic, Somali, Swahili and Dinka.",
      "A reading group that got out of hand and became a shop.",
    ],
  },
  {
    noun: "Baskets",
    says: [
      "Bolga and sisal baskets, woven by two cooperatives and repaired for free.",
      "Every basket comes with the name of the woman who made it.",
      "Market baskets, laundry baskets and one the dog will take over.",
      "Flat-packed from Rwanda. Soak, reshape, and they're as good as new.",
      "Baskets, trays and lampshades in colours that don't shout.",
      "We started with forty in the back of a Corolla.",
    ],
  },
  {
    noun: "Clay Home",
    says: [
      "Water pots, bowls and lamps, thrown and fired by hand.",
      "Made in a shed in the backyard, from clay dug in the hills.",
      "Tagines that go on the stove, bowls that go in the dishwasher.",
      "Seconds sale on the first Sunday of the month. The wobble is free.",
      "Mugs big enough for a proper tea.",
      "Burnished with a river stone my aunt brought in her hand luggage.",
    ],
  },
  {
    noun: "Beads",
    says: [
      "Krobo glass, bone and brass, strung to the length you ask for.",
      "Waist beads, tied on a cord you choose.",
      "Maasai collars and plain studs, for different kinds of Tuesday.",
      "Old trade beads, with what we know about each one.",
      "Earrings light enough to forget you're wearing them.",
      "Repairs, restringing and single beads for the one you lost.",
    ],
  },
];

const firstNames = [
  ..."Adjoa Asmara Bahati Dakar Enkare Freetown".split(" "),
  ..."Gambela Harar Ibadan Juba Kigali Lamu".split(" "),
];

const suburbs = [
  "Footscray VIC",
  "St Albans VIC",
  "Dandenong VIC",
  "Marrickville NSW",
  "Blacktown NSW",
  "Auburn NSW",
  "Moorooka QLD",
  "Logan Central QLD",
  "Mirrabooka WA",
  "Salisbury SA",
  "Glenorchy TAS",
  "Belconnen ACT",
  "Nightcliff NT",
];

const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const otherStoreCount = 59;
const firstDay = Date.UTC(2025, 3, 1);
const openingGapMs = 8 * 24 * 60 * 60 * 1000;

/** Always the same sixty, in the order in which they opened. */
export function makeDemoStores(): DemoStore[] {
  const owners = makeDemoCrowd();
  const others = Array.from({ length: otherStoreCount }, (_, place): DemoStore => {
    const r = random(place + 1);
    const owner = owners[place * 3];
    if (!owner) throw new Error("The crowd is smaller than the marketplace");
    const kind = kinds[place % kinds.length];
    const says = kind?.says[Math.floor(place / kinds.length)];
    if (!kind || !says) throw new Error("A store of the demo says nothing about itself");
    const storeName = `${firstNames[Math.floor(place / 5) % firstNames.length]} ${kind.noun}`;
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
      createdAt: new Date(firstDay + place * openingGapMs).toISOString(),
    };
  });
  return [showcaseStore, ...others];
}
