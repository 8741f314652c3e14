import type { Address } from "@boab/contracts/directory/business-sections";
import type { BusinessPatch, PublicBusiness } from "@boab/contracts/directory/businesses";
import { openSpans } from "@boab/contracts/directory/hours";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { bigCityNear } from "./big-city.rules.ts";
import { addressIn, isElsewhere, leastPrice, offerWordsOf } from "./business.rules.ts";
import { findSuburbOf } from "./places.repository.ts";
import type { SectionChanges } from "./sections.repository.ts";

const asGiven = [
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

/** What a save changes in the listing's own row, including derived columns. */
export async function collectChanges(
  db: Db,
  before: PublicBusiness,
  patch: Partial<BusinessPatch>,
  pricings: { title: string; amountCents: number }[] | undefined,
): Promise<SectionChanges> {
  const verdict = addressIn(patch);
  if (!verdict.ok) throw new AppError("bad_request", { fields: verdict.fields });
  const { address } = verdict;
  const given = asGiven.filter((field) => patch[field] !== undefined);
  const { days, videoCaption } = patch;
  const catalogData = patch.catalogData === undefined ? before.catalogData : patch.catalogData;
  return {
    ...Object.fromEntries(given.map((field) => [field, patch[field]])),
    ...(videoCaption !== undefined && { videoCaption: videoCaption || null }),
    ...(days !== undefined && { days: { days, open: days ? openSpans(days) : [] } }),
    ...(address && { address: await locate(db, before, address) }),
    ...(pricings && { priceFromCents: leastPrice(pricings) }),
    ...((pricings || patch.catalogData !== undefined) && {
      offerWords: offerWordsOf({ pricings: pricings ?? before.pricings, catalogData }),
    }),
  };
}

/** The location of an address: the centre of its suburb until the entrance is measured. */
async function locate(db: Db, before: PublicBusiness, address: Address) {
  const suburb = await findSuburbOf(db, address);
  return {
    ...address,
    suburbId: suburb?.id ?? null,
    bigCity: suburb ? bigCityNear(suburb) : null,
    isElsewhere: isElsewhere(before, address),
  };
}
