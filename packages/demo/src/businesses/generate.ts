import { type Random, random } from "@boab/art/random";
import { type Category, categories } from "@boab/contracts/directory/listing-fields";
import type { Socials } from "@boab/contracts/directory/socials";
import {
  buildSocials,
  daysBefore,
  makeDemoEmail,
  makeDemoId,
  makeDemoPhone,
  toPrices,
} from "./compose.ts";
import type { DemoBusiness, DemoPrice } from "./demo-business.ts";
import { type HoursPattern, hoursPatterns } from "./hours-patterns.ts";
import { closingParagraphs, kinds } from "./kinds/all.ts";
import type { BusinessKind } from "./kinds/kind.ts";
import { type DemoPlace, getBusinessCount, listPlaces, states, streets } from "./places.ts";
import { toSlug } from "./slug.ts";
import { nameWords } from "./words.ts";

/** Businesses never share a name, a slug or a description. */
interface TakenValues {
  names: Set<string>;
  slugs: Set<string>;
  descriptions: Set<string>;
}

const listKinds = (category: Category) => kinds.filter((kind) => kind.category === category);
const networks: (keyof Socials)[] = ["facebook", "instagram", "tiktok", "x", "youtube", "website"];

/** Deterministic: all randomness comes from the seed. */
export function generateBusinesses(
  firstNumber: number,
  ownerUsername: string,
  taken: TakenValues,
): DemoBusiness[] {
  const dice = random("businesses of the demo data");
  const places = states.flatMap((state) => {
    const choices = listPlaces(state);
    return Array.from(
      { length: getBusinessCount(state) },
      (_, turn) => choices[turn % choices.length],
    );
  });
  return places
    .filter((place) => place !== undefined)
    .map((place, turn) => {
      // In turn, so that even the smallest state has every category.
      const category = categories[turn % categories.length] ?? "Services";
      const kind = dice.pick(listKinds(category));
      return makeBusiness(dice, firstNumber + turn, ownerUsername, place, kind, taken);
    });
}

function makeBusiness(
  dice: Random,
  number: number,
  ownerUsername: string,
  place: DemoPlace,
  kind: BusinessKind,
  taken: TakenValues,
): DemoBusiness {
  const { businessName, slug } = makeName(dice, place, kind, taken);
  return {
    id: makeDemoId(number),
    ownerUsername,
    businessName,
    slug,
    description: makeDescription(dice, place, kind, taken),
    category: kind.category,
    email: makeDemoEmail(slug),
    phone: makeDemoPhone(place.state, number),
    street: `${dice.whole(1, 240)} ${dice.pick(streets)}`,
    ...place,
    hideAddress: dice.chance(0.08),
    isLive: !dice.chance(0.03),
    listingPriority: dice.chance(0.02) ? dice.pick([20, 50, 80]) : 100,
    door: dice.chance(0.85) ? makeEntrance(dice) : null,
    days: dice.chance(0.05) ? null : hoursPatterns[dice.pick<HoursPattern>(kind.hours)],
    prices: makePrices(dice, kind),
    socials: makeSocials(dice, slug),
    createdAt: daysBefore(dice.between(0, 365)),
  };
}

function makeName(
  dice: Random,
  { suburb }: DemoPlace,
  kind: BusinessKind,
  { names, slugs }: TakenValues,
) {
  const words = kind.regions.flatMap((region) => nameWords[region]);
  for (;;) {
    const { word, plain = word } = dice.pick(words);
    const noun = dice.pick(kind.nouns);
    const businessName = `${word} ${noun}`.normalize("NFC");
    if (names.has(businessName)) continue;
    const short = toSlug(`${plain} ${noun}`);
    const slug = slugs.has(short) ? `${short}-${toSlug(suburb)}` : short;
    if (slugs.has(slug)) continue;
    names.add(businessName);
    slugs.add(slug);
    return { businessName, slug };
  }
}

function makeDescription(
  dice: Random,
  { suburb }: DemoPlace,
  kind: BusinessKind,
  taken: TakenValues,
): string {
  for (;;) {
    const description = [
      dice.pick(kind.openings).replace("{suburb}", suburb),
      dice.pick(kind.details),
      dice.pick(closingParagraphs[kind.category]),
    ]
      .filter(Boolean)
      .join(" ");
    if (taken.descriptions.has(description)) continue;
    taken.descriptions.add(description);
    return description;
  }
}

/** Within about a kilometre of the suburb's centre, so that pins don't overlap. */
function makeEntrance(dice: Random) {
  return { northMetres: dice.whole(-900, 900), eastMetres: dice.whole(-900, 900) };
}

/** Most of the kind's prices, slightly varied, to the half dollar. */
function makePrices(dice: Random, kind: BusinessKind): DemoPrice[] {
  if (dice.chance(0.1)) return [];
  const factor = dice.between(0.85, 1.2);
  return toPrices(kind.prices)
    .filter(() => dice.chance(0.8))
    .map(({ title, amountCents }) => ({
      title,
      amountCents: Math.round((amountCents * factor) / 50) * 50,
    }));
}

function makeSocials(dice: Random, slug: string): Socials {
  const chosenNetworks = networks.filter(() => dice.chance(0.35));
  return buildSocials(slug.slice(0, 40), chosenNetworks);
}
