import type {
  BookingAction,
  BusinessBooking,
  CustomerBooking,
} from "@boab/contracts/bookings/bookings";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import { findManagingRole } from "#areas/directory/index.ts";
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

/** An owner who books at their own business sees the booking as the business. */
async function resolveParty(db: Db, booking: StoredBooking | undefined, member: Member) {
  if (!booking) throw new AppError("not_found");
  const role = await findManagingRole(db, booking.businessId, member);
  if (role) return { booking, party: "business", role } as const;
  if (booking.userId !== member.userId) throw new AppError("not_found");
  return { booking, party: "customer", role: undefined } as const;
}

/** Those who manage a business need a fresh sign-in before they refund a customer; customers who cancel don't. */
const toActingParty = (
  { clock }: Pick<BookingsDeps, "clock">,
  party: ActingParty["party"],
  member: Member,
): ActingParty => ({
  party,
  userId: member.userId,
  ...(party === "business" && {
    requireRefundConfirmation: () => requireFreshSignIn(member, clock()),
  }),
});

type Deps = Pick<BookingsDeps, "clock" | "publicOrigin">;

function viewForParty(
  { clock, publicOrigin }: Deps,
  party: "customer" | "business",
  booking: StoredBooking,
) {
  if (party === "business") return viewForBusiness(booking, clock());
  return viewForCustomer(booking, clock(), `${publicOrigin}${bookingPaths.own(booking.id)}`);
}

/** Its customer and those who manage the business see a booking; for everybody else it is not there. */
export async function readBooking(
  deps: BookingsDeps,
  member: Member,
  id: string,
  origin: RequestOrigin,
): Promise<CustomerBooking | BusinessBooking> {
  const { booking, party, role } = await resolveParty(
    deps.db,
    await findBooking(deps.db, id),
    member,
  );
  if (role === "admin")
    await auditRead(deps.db, {
      actorId: member.userId,
      act: "read booking",
      objectType: "booking",
      objectId: id,
      ...origin,
    });
  return viewForParty(deps, party, booking);
}

/** Whoever may see a booking may take the actions that its status allows them. */
export async function changeBooking(
  deps: BookingsDeps,
  member: Member,
  id: string,
  request: BookingAction,
  origin: RequestOrigin,
): Promise<CustomerBooking | BusinessBooking> {
  const { party } = await runOnce(deps.db, async (tx) => {
    const { booking, party, role } = await resolveParty(
      tx,
      await lockBooking(deps, tx, id),
      member,
    );
    const actingParty = toActingParty(deps, party, member);
    const changed = await applyAction(deps, tx, booking, actingParty, request);
    if (role === "admin")
      await writeAudit(tx, {
        actorId: member.userId,
        act: `${request.action} booking`,
        objectType: "booking",
        objectId: id,
        changes: { from: booking.status, to: changed.status },
        ...origin,
      });
    return { party };
  });
  return viewForParty(deps, party, await reloadBooking(deps.db, id));
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
    const { booking, party, role } = await resolveParty(
      tx,
      await lockBooking(deps, tx, id),
      member,
    );
    if (party !== "business") throw new AppError("not_found");
    const actingParty = toActingParty(deps, party, member);
    let declined = 0;
    for (const visitId of await listUpcomingVisitIdsOfContact(tx, booking, deps.clock())) {
      const visit = await reloadBooking(tx, visitId);
      const action = visit.status === "requested" ? "decline" : "cancel";
      if (!isStepPossible(toCurrentBooking(visit), action, "business", deps.clock())) continue;
      await applyAction(deps, tx, visit, actingParty, { action, cancellationReason });
      declined++;
    }
    if (role === "admin")
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
