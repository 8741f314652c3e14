import type {
  addWalkIn as addWalkInCall,
  BusinessBooking,
} from "@boab/contracts/bookings/bookings";
import type { PartOutput } from "@boab/contracts/common/call";
import { findManagedBusiness, hasAccess } from "#areas/directory/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { makeId } from "#platform/ids/ids.ts";
import type { BookingsDeps } from "../deps.ts";
import { toBookingSettings } from "../settings/read-settings.ts";
import { findBookable, lockBusiness } from "../settings/settings.repository.ts";
import { findService } from "../slots/list-slots.ts";
import { makeDefaultVisit, toBlockedRange } from "../slots/slots.rules.ts";
import { requireChosenTime } from "./apply-action.ts";
import { beginDecision } from "./begin-decision.ts";
import { findBooking, insertBooking } from "./bookings.repository.ts";
import { declineOverlapping, reloadBooking } from "./confirm-booking.ts";
import { requireFreeTeammate } from "./free-teammates.ts";
import { notifyParties } from "./notify-parties.ts";
import { viewForBusiness } from "./view-booking.ts";

/** A walk-in can still be entered up to 12 hours after it started. */
const maxWalkInDelayMs = 12 * 60 * 60 * 1000;

/** Those who manage a business enter a visit themselves, at any free time; it is confirmed at once. */
export async function addWalkIn(
  deps: BookingsDeps,
  member: Member,
  key: string,
  body: PartOutput<(typeof addWalkInCall)["body"]>,
  origin: RequestOrigin,
): Promise<BusinessBooking> {
  const { id, seesCustomers } = await runOnce(deps.db, async (tx) => {
    const manager = await findManagedBusiness(tx, key, member, "all_calendars");
    const { listing, role } = manager;
    const businessId = listing.id;
    await lockBusiness(tx, businessId);
    const business = await findBookable(tx, businessId);
    if (!business) throw new AppError("not_found");
    const now = deps.clock();
    await beginDecision(deps, tx, businessId, now);
    const settings = toBookingSettings(business);
    const service = findService(settings, body.serviceId, body.style);
    const baseVisit = service ?? makeDefaultVisit(settings);
    const visit = { ...baseVisit, durationMinutes: body.minutes ?? baseVisit.durationMinutes };
    const startsAt = requireChosenTime(settings, body, new Date(now.getTime() - maxWalkInDelayMs));
    const id = makeId("BOOK", 8);
    const endsAt = new Date(startsAt.getTime() + visit.durationMinutes * 60_000);
    const { bufferBeforeMinutes, bufferAfterMinutes } = visit;
    const serviceId = service?.id ?? null;
    const { teammateId } = await requireFreeTeammate(
      tx,
      {
        id,
        businessId,
        serviceId,
        teammateId: null,
        startsAt,
        endsAt,
        bufferBeforeMinutes,
        bufferAfterMinutes,
      },
      { startsAt, now, decidedBy: "business", usesBlockedTime: true },
    );
    await insertBooking(tx, {
      id,
      businessId,
      userId: null,
      createdAt: now,
      isWalkIn: true,
      status: "confirmed",
      verifiedAt: now,
      customerName: body.customerName || "Walk-in",
      customerEmail: body.customerEmail || null,
      customerPhone: body.customerPhone || null,
      customerNotes: "",
      businessNotes: body.businessNotes ?? "",
      serviceId,
      teammateId,
      serviceTitle: service?.title ?? null,
      style: service?.style ?? null,
      priceCents: service?.priceCents ?? 0,
      dueNowCents: 0,
      maxRetainedCents: 0,
      changeNoticeHours: settings.changeNoticeHours,
      paymentStatus: "pay later",
      startsAt,
      endsAt,
      bufferBeforeMinutes,
      bufferAfterMinutes,
      blocked: toBlockedRange(startsAt.getTime(), visit),
      timeZone: settings.timeZone,
      holdExpiresAt: null,
    });
    const booking = await reloadBooking(tx, id);
    await declineOverlapping(deps, tx, booking);
    if (startsAt > now) await notifyParties(deps, tx, booking, "confirmed", ["customer"]);
    if (role === "admin")
      await writeAudit(tx, {
        actorId: member.userId,
        act: "add walk-in",
        objectType: "booking",
        objectId: id,
        ...origin,
      });
    return { id, seesCustomers: hasAccess(manager, "customers") };
  });
  const added = await findBooking(deps.db, id);
  if (!added) throw new AppError("not_found");
  return viewForBusiness(added, deps.clock(), seesCustomers);
}
