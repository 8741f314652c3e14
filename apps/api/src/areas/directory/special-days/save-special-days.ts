import type { PublicBusiness } from "@boab/contracts/directory/businesses";
import { getLocalDate, type SpecialDay } from "@boab/contracts/directory/special-days";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { checkSpecialDays } from "./special-day.rules.ts";
import { replaceSpecialDays } from "./special-days.repository.ts";

/** Whoever may save the hours saves the list of special days to come. The listing is locked by the caller. */
export async function saveSpecialDays(
  tx: Tx,
  listing: Pick<PublicBusiness, "id" | "timeZone" | "specialDays">,
  sent: readonly SpecialDay[],
  now: Date,
): Promise<void> {
  const today = getLocalDate(now, listing.timeZone);
  const verdict = checkSpecialDays(sent, listing.specialDays, today);
  if (!verdict.ok) throw new AppError("bad_request", { fields: verdict.fields });
  await replaceSpecialDays(tx, listing.id, { today, daysToCome: verdict.daysToCome });
}
