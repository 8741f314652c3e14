import type {
  BookingAction,
  BusinessBooking,
  CustomerBooking,
} from "@boab/contracts/bookings/bookings";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import { findManagerFor, hasAccess, type Manager, requireNeed } from "#areas/directory/index.ts";
import { auditRead, writeAudit } from "#platform/audit/audit.ts";
import { type Db, inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { BookingsDeps } from "../deps.ts";
import { type ActingParty, applyAction, lockBooking } from "./apply-action.ts";
import { isStepPossible } from "./booking-states.rules.ts";
import {
  findBooking,
  listUpcomingVisitIdsOfContact,
  type StoredBooking,
} from "./bookings.repository.ts";
import { reloadBooking } from "./confirm-booking.ts";
import { toCurrentBooking, viewForBusiness, viewForCustomer } from "./view-booking.ts";

/**
 * An owner who books at their own business sees the booking as the business. Somebody who helps there without the right
 * to all calendars is its customer or nobody.
 */
async function resolveParty(db: Db, booking: StoredBooking | undefined, member: Member) {
  if (!booking) throw new AppError("not_found");
  const manager = await findManagerFor(db, booking.businessId, member, "all_calendars");
  if (manager) return { booking, manager };
  if (booking.userId !== member.userId) throw new AppError("not_found");
  return { booking, manager: undefined };
}

/**
 * A refund by the business takes the right to money and a fresh sign-in, and its note the right to customers; customers
 * who cancel need neither.
 */
const toActingParty = (
  { clock }: Pick<BookingsDeps, "clock">,
  manager: Manager | undefined,
  member: Member,
): ActingParty =>
  manager
    ? {
        party: "business",
        userId: member.userId,
        requireRefundConfirmation() {
          requireNeed(manager, "money");
          requireFreshSignIn(member, clock());
        },
        requireNoteAccess: () => requireNeed(manager, "customers"),
      }
    : { party: "customer", userId: member.userId };

type Deps = Pick<BookingsDeps, "clock" | "publicOrigin">;

function viewForParty(
  { clock, publicOrigin }: Deps,
  manager: Manager | undefined,
  booking: StoredBooking,
) {
  if (manager) return viewForBusiness(booking, clock(), hasAccess(manager, "customers"));
  return viewForCustomer(booking, clock(), `${publicOrigin}${bookingPaths.own(booking.id)}`);
}

/** Its customer and those who manage the business see a booking; for everybody else it is not there. */
export async function readBooking(
  deps: BookingsDeps,
  member: Member,
  id: string,
  origin: RequestOrigin,
): Promise<CustomerBooking | BusinessBooking> {
  const { booking, manager } = await resolveParty(deps.db, await findBooking(deps.db, id), member);
  if (manager?.role === "admin")
    await auditRead(deps.db, {
      actorId: member.userId,
      act: "read booking",
      objectType: "booking",
      objectId: id,
      ...origin,
    });
  return viewForParty(deps, manager, booking);
}

/** Whoever may see a booking may take the actions that its status allows them. */
export async function changeBooking(
  deps: BookingsDeps,
  member: Member,
  id: string,
  request: BookingAction,
  origin: RequestOrigin,
): Promise<CustomerBooking | BusinessBooking> {
  const { manager } = await runOnce(deps.db, async (tx) => {
    const { booking, manager } = await resolveParty(tx, await lockBooking(deps, tx, id), member);
    const actingParty = toActingParty(deps, manager, member);
    const changed = await applyAction(deps, tx, booking, actingParty, request);
    if (manager?.role === "admin")
      await writeAudit(tx, {
        actorId: member.userId,
        act: `${request.action} booking`,
        objectType: "booking",
        objectId: id,
        changes: { from: booking.status, to: changed.status },
        ...origin,
      });
    return { manager };
  });
  return viewForParty(deps, manager, await reloadBooking(deps.db, id));
}

/**
 * Those who manage a business end all upcoming visits of one contact at once: requests are declined, confirmed visits
 * are cancelled and refunded, and the customer is notified of each.
 */
export async function declineContact(
  deps: BookingsDeps,
  member: Member,
  id: string,
  cancellationReason: string | undefined,
  origin: RequestOrigin,
): Promise<{ declined: number }> {
  return inTransaction(deps.db, async (tx) => {
    const { booking, manager } = await resolveParty(tx, await lockBooking(deps, tx, id), member);
    if (!manager) throw new AppError("not_found");
    const actingParty = toActingParty(deps, manager, member);
    let declined = 0;
    for (const visitId of await listUpcomingVisitIdsOfContact(tx, booking, deps.clock())) {
      const visit = await reloadBooking(tx, visitId);
      const action = visit.status === "requested" ? "decline" : "cancel";
      if (!isStepPossible(toCurrentBooking(visit), action, "business", deps.clock())) continue;
      await applyAction(deps, tx, visit, actingParty, { action, cancellationReason });
      declined++;
    }
    if (manager.role === "admin")
      await writeAudit(tx, {
        actorId: member.userId,
        act: "decline booking",
        objectType: "booking",
        objectId: id,
        changes: { declined },
        ...origin,
      });
    return { declined };
  });
}
