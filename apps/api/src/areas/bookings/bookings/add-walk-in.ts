import type {
  addWalkIn as addWalkInCall,
  BusinessBooking,
} from "@boab/contracts/bookings/bookings";
import type { PartOutput } from "@boab/contracts/common/call";
import { findManagedBusiness } from "#areas/directory/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { makeId } from "#platform/ids/ids.ts";
import type { BookingsDeps } from "../deps.ts";
import { tell } from "../emails/tell.ts";
import { settingsOf } from "../settings/read-settings.ts";
import { findBookable, lockBusiness } from "../settings/settings.repository.ts";
import { findService } from "../slots/list-slots.ts";
import { blockedRange, usualVisit } from "../slots/slots.rules.ts";
import { chosenInstant } from "./apply-action.ts";
import { expireHolds, insertBooking } from "./bookings.repository.ts";
import { declineRivals, reread } from "./confirm-booking.ts";
import { viewForBusiness } from "./view-booking.ts";

/** Somebody who came in a moment ago is entered too. */
const graceMs = 12 * 60 * 60 * 1000;

/** Those who manage a business enter somebody themselves: at any time that nobody has, confirmed at once. */
export async function addWalkIn(
  deps: BookingsDeps,
  member: Member,
  key: string,
  body: PartOutput<(typeof addWalkInCall)["body"]>,
  origin: RequestOrigin,
): Promise<BusinessBooking> {
  return inTransaction(deps.db, async (tx) => {
    const { listing, role } = await findManagedBusiness(tx, key, member);
    const businessId = listing.id;
    await lockBusiness(tx, businessId);
    const business = await findBookable(tx, businessId);
    if (!business) throw new AppError("not_found");
    const now = deps.clock();
    await expireHolds(tx, businessId, now);
    const settings = settingsOf(business);
    const service = findService(settings, body.serviceId);
    const usual = service ?? usualVisit(settings);
    const visit = { ...usual, durationMinutes: body.minutes ?? usual.durationMinutes };
    const startsAt = chosenInstant(settings, body, new Date(now.getTime() - graceMs));
    const id = makeId("BOOK", 8);
    await insertBooking(tx, {
      ...{ id, businessId, userId: null, createdAt: now, isWalkIn: true, status: "confirmed" },
      customerName: body.customerName || "Walk-in",
      customerEmail: body.customerEmail || null,
      customerPhone: body.customerPhone || null,
      ...{ customerNotes: "", businessNotes: body.businessNotes ?? "" },
      ...{ serviceId: service?.id ?? null, serviceTitle: service?.title ?? null },
      ...{ priceCents: service?.priceCents ?? 0, dueNowCents: 0, paymentStatus: "pay later" },
      ...{ startsAt, endsAt: new Date(startsAt.getTime() + visit.durationMinutes * 60_000) },
      bufferBeforeMinutes: visit.bufferBeforeMinutes,
      bufferAfterMinutes: visit.bufferAfterMinutes,
      blocked: blockedRange(startsAt.getTime(), visit),
      ...{ timeZone: settings.timeZone, holdExpiresAt: null },
    });
    const booking = await reread(tx, id);
    await declineRivals(deps, tx, booking);
    if (startsAt > now) await tell(deps, tx, booking, "confirmed", ["customer"]);
    if (role === "admin")
      await writeAudit(tx, {
        ...{ actorId: member.userId, act: "add walk-in", objectType: "booking", objectId: id },
        ...origin,
      });
    return viewForBusiness(booking, now);
  });
}
