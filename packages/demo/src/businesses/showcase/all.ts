import { random } from "@boab/art/random";
import {
  buildSocials,
  daysBefore,
  makeDemoEmail,
  makeDemoId,
  makeDemoPhone,
  toPrices,
} from "../compose.ts";
import type { DemoBusiness } from "../demo-business.ts";
import { hoursPatterns } from "../hours-patterns.ts";
import { findDemoPlace } from "../places.ts";
import { toSlug } from "../slug.ts";
import { newSouthWales } from "./new-south-wales.ts";
import { otherStates } from "./other-states.ts";
import type { WrittenBusiness } from "./showcase-business.ts";
import { victoria } from "./victoria.ts";

interface Registration {
  /** Decides the id and the phone number. */
  number: number;
  ageDays: number;
  defaultOwner: string;
}

/** Fills in what nobody has written down. */
export function completeBusiness(
  written: WrittenBusiness,
  { number, ageDays, defaultOwner }: Registration,
): DemoBusiness {
  const place = findDemoPlace(written.place);
  const slug = written.slug ?? toSlug(written.name);
  const dice = random(slug);
  return {
    id: makeDemoId(number),
    ownerUsername: written.owner ?? defaultOwner,
    businessName: written.name.normalize("NFC"),
    slug,
    description: written.description,
    category: written.category,
    email: makeDemoEmail(slug),
    phone: makeDemoPhone(place.state, number),
    street: written.street,
    ...place,
    hideAddress: written.isHidden ?? false,
    isLive: true,
    listingPriority: written.priority ?? 100,
    door: { northMetres: dice.whole(-600, 600), eastMetres: dice.whole(-600, 600) },
    days: hoursPatterns[written.hours],
    prices: toPrices(written.prices),
    socials: buildSocials(written.handle ?? slug.replaceAll("-", ""), written.on ?? []),
    createdAt: daysBefore(ageDays),
  };
}

/** Listings that screenshots and end-to-end tests name. */
export const listShowcaseListings = (defaultOwner: string): DemoBusiness[] =>
  [...victoria, ...newSouthWales, ...otherStates].map((written, index) =>
    completeBusiness(written, { number: index + 1, ageDays: index * 4 + 0.5, defaultOwner }),
  );
