import type { Address } from "@boab/contracts/directory/business-sections";
import type { BusinessPatch, PublicBusiness } from "@boab/contracts/directory/businesses";
import { listOpenSpans } from "@boab/contracts/directory/hours";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { findBigCityNear } from "./big-city.rules.ts";
import {
  findLowestPriceCents,
  hasAddressChanged,
  readAddress,
  toOfferWords,
} from "./business.rules.ts";
import { findSuburbByAddress } from "./places.repository.ts";
import type { SectionChanges } from "./sections.repository.ts";

const fieldsSavedAsSent = [
  "businessName",
  "slug",
  "category",
  "phone",
  "email",
  "description",
  "hideAddress",
  "socials",
  "videoLink",
  "catalogData",
  "coverImagePos",
  "isLive",
  "listingPriority",
] as const;

/** The columns of the listing's own row that a save changes, including derived ones. */
export async function collectChanges(
  db: Db,
  before: PublicBusiness,
  patch: Partial<BusinessPatch>,
  pricings: { title: string; amountCents: number }[] | undefined,
): Promise<SectionChanges> {
  const verdict = readAddress(patch);
  if (!verdict.ok) throw new AppError("bad_request", { fields: verdict.fields });
  const { address } = verdict;
  const sentFields = fieldsSavedAsSent.filter((field) => patch[field] !== undefined);
  const { days, videoCaption } = patch;
  const catalogData = patch.catalogData === undefined ? before.catalogData : patch.catalogData;
  return {
    ...Object.fromEntries(sentFields.map((field) => [field, patch[field]])),
    ...(videoCaption !== undefined && { videoCaption: videoCaption || null }),
    ...(days !== undefined && { days: { days, open: days ? listOpenSpans(days) : [] } }),
    ...(address && { address: await locateAddress(db, before, address) }),
    ...(pricings && { priceFromCents: findLowestPriceCents(pricings) }),
    ...((pricings || patch.catalogData !== undefined) && {
      offerWords: toOfferWords({ pricings: pricings ?? before.pricings, catalogData }),
    }),
  };
}

/** An address is located at the centre of its suburb until the entrance is measured. */
async function locateAddress(db: Db, before: PublicBusiness, address: Address) {
  const suburb = await findSuburbByAddress(db, address);
  return {
    ...address,
    suburbId: suburb?.id ?? null,
    bigCity: suburb ? findBigCityNear(suburb) : null,
    isElsewhere: hasAddressChanged(before, address),
  };
}
