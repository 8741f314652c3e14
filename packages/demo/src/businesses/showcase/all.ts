import { random } from "@boab/art/random";
import { daysBefore, demoEmail, demoId, demoPhone, pricesOf, socialsOf } from "../compose.ts";
import type { DemoBusiness } from "../demo-business.ts";
import { hoursPatterns } from "../hours-patterns.ts";
import { placeCalled } from "../places.ts";
import { slugOf } from "../slug.ts";
import { newSouthWales } from "./new-south-wales.ts";
import { otherStates } from "./other-states.ts";
import type { WrittenBusiness } from "./showcase-business.ts";
import { victoria } from "./victoria.ts";

function complete(written: WrittenBusiness, index: number, usualOwner: string): DemoBusiness {
  const number = index + 1;
  const place = placeCalled(written.place);
  const slug = written.slug ?? slugOf(written.name);
  const dice = random(slug);
  return {
    id: demoId(number),
    ownerUsername: written.owner ?? usualOwner,
    businessName: written.name.normalize("NFC"),
    slug,
    description: written.description,
    category: written.category,
    email: demoEmail(slug),
    phone: demoPhone(place.state, number),
    street: written.street,
    ...place,
    hideAddress: written.isHidden ?? false,
    isLive: true,
    listingPriority: written.priority ?? 100,
    door: { northMetres: dice.whole(-600, 600), eastMetres: dice.whole(-600, 600) },
    days: hoursPatterns[written.hours],
    prices: pricesOf(written.prices),
    socials: socialsOf(written.handle ?? slug.replaceAll("-", ""), written.on ?? []),
    createdAt: daysBefore(index * 4 + 0.5),
  };
}

/** Listings that screenshots and end-to-end tests name. */
export const showcaseListings = (usualOwner: string): DemoBusiness[] =>
  [...victoria, ...newSouthWales, ...otherStates].map((written, index) =>
    complete(written, index, usualOwner),
  );
