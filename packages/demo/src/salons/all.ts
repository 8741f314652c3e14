import { toSlug } from "../businesses/slug.ts";
import { salonsElsewhere } from "./elsewhere.ts";
import { salonsNearFootscray } from "./near-footscray.ts";
import type { SalonTerms, WrittenSalon } from "./salon.ts";

/** Hair businesses that are in the directory for other reasons too: written for the showcase, or generated. */
const termsOfListed: Record<string, SalonTerms> = {
  "ubuntu-braid-studio": {
    kind: "braids",
    team: ["Selam Tesfaye", "Bintu Conteh", "Rahel Mekonnen", "Adhieu Mabior"],
    confirmsInstantly: false,
    takesCards: true,
    message: "Please come five minutes early. Tea is on.",
  },
  "braids-by-achol": {
    kind: "braids",
    team: ["Achol Deng", "Nyaring Duot"],
    takesCards: true,
    message: "We're above the market, up the stairs next to the fish shop.",
  },
  "kilburn-braids-and-barber": {
    kind: "braids",
    team: ["Chidinma Eze", "Yusuf Osman", "Efua Sarpong"],
    confirmsInstantly: true,
    takesCards: true,
    message: "Braids sit on the left, fades on the right.",
  },
  "rahwa-fades": {
    kind: "barber",
    team: ["Rahwa Teklu", "Filmon Araya"],
    confirmsInstantly: true,
    message: "If both chairs are busy, the bakery next door makes good macchiatos.",
  },
  "irmaos-neto-braids": {
    kind: "braids",
    team: ["Celeste Neto", "Domingas Neto"],
    message: "Geelong station is a six-minute walk. We can pick you up if you ask.",
  },
  "teraanga-fades": {
    kind: "barber",
    team: ["Modou Ndiaye"],
    message: "Cash or card, and the first coffee is on us.",
  },
  "rafiki-locs-and-braids": {
    kind: "locs",
    team: ["Imani Otieno", "Wangari Maina", "Juma Hassan"],
    confirmsInstantly: true,
    message: "Leave your hair free of oil from the night before.",
  },
  "nutifafa-cuts": {
    kind: "barber",
    team: ["Selorm Agbeko", "Yao Dzifa"],
    confirmsInstantly: true,
    message: "The hospital car park gives you the first half hour free.",
  },
  "ndu-hair-studio": {
    kind: "natural",
    team: ["Nkiru Okafor", "Ijeoma Anya"],
    message: "Tell us about any colour in your hair from the last year.",
  },
  "obioma-braids": {
    kind: "braids",
    team: ["Obioma Nwosu", "Adaora Uche", "Fatou Ceesay"],
    confirmsInstantly: true,
    message: "Bring a charger and a snack. Long styles take the afternoon.",
  },
  "siyabonga-barber-shop": {
    kind: "barber",
    team: ["Siyabonga Zulu", "Thabiso Mokoena"],
    message: "We keep a chair for ten minutes, then it goes to the bench.",
  },
  "ola-braid-bar": {
    kind: "braids",
    confirmsInstantly: true,
    message: "Up the ramp from the car park, second door.",
  },
  "ngombe-braid-bar": {
    kind: "braids",
    team: ["Rehema Mwakio", "Neema Salim"],
    confirmsInstantly: true,
    message: "Please don't bring more than one friend, the room is small.",
  },
  "nutifafa-barbers": {
    kind: "barber",
    team: ["Edem Tetteh", "Kwaku Boateng", "Mawuli Senyo"],
    chairs: 2,
    confirmsInstantly: true,
    message: "Two chairs, three barbers: whoever is free takes you unless you've chosen.",
  },
  "nsima-braids": {
    kind: "braids",
    message: "Rosters change up here. Move your time as often as you need.",
  },
  "adunni-braids": {
    kind: "braids",
    team: ["Adunni Balogun", "Temi Ogunleye"],
    confirmsInstantly: true,
    message: "The beach is two streets away, so rinse the salt out first.",
  },
  "abeba-fades": {
    kind: "barber",
    team: ["Abel Mulugeta", "Yonas Desta", "Biniam Zere"],
    confirmsInstantly: true,
    message: "Public servants, we open late on Fridays for you.",
  },
};

export const writtenSalons: WrittenSalon[] = [...salonsNearFootscray, ...salonsElsewhere];

const getSlug = ({ slug, name }: WrittenSalon) => slug ?? toSlug(name);

/** How each hair business takes bookings, by its slug. */
export const salonTerms: ReadonlyMap<string, SalonTerms> = new Map([
  ...Object.entries(termsOfListed),
  ...writtenSalons.map((salon) => [getSlug(salon), salon.terms] as const),
]);
