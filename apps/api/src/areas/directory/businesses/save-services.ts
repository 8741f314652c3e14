import { isDeepStrictEqual } from "node:util";
import type { PublicBusiness } from "@boab/contracts/directory/businesses";
import { businessFieldCopy } from "@boab/contracts/directory/copy";
import { maxPrices } from "@boab/contracts/directory/limits";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { placeServices } from "../prices/price-list.rules.ts";
import { type ListedPrice, replacePrices } from "../prices/prices.repository.ts";
import { findLowestPriceCents, toOfferWords } from "./business.rules.ts";
import { saveSections } from "./sections.repository.ts";

/**
 * Saves the services of a listing's list, for those who edit how it is booked. The caller has loaded the listing for
 * editing in the same transaction, so nobody else changes the list meanwhile.
 */
export async function saveServices(
  tx: Tx,
  { id, pricings, catalogData }: Pick<PublicBusiness, "id" | "pricings" | "catalogData">,
  changes: readonly ListedPrice[],
  now: Date,
): Promise<void> {
  const services = changes.map(toListedPrice);
  const before = pricings.map(toListedPrice);
  const prices = placeServices(before, services);
  if (isDeepStrictEqual(prices, before)) return;
  if (prices.length > maxPrices)
    throw new AppError("bad_request", { fields: { services: businessFieldCopy.tooManyPrices } });
  await replacePrices(tx, id, prices);
  await saveSections(
    tx,
    id,
    {
      priceFromCents: findLowestPriceCents(prices),
      offerWords: toOfferWords({ pricings: prices, catalogData }),
    },
    now,
  );
}

const toListedPrice = ({
  id,
  title,
  amountCents,
  durationMinutes,
  shortestMinutes,
}: ListedPrice): ListedPrice => ({
  id,
  title,
  amountCents,
  durationMinutes,
  shortestMinutes,
});
