import { inTransaction, type Tx } from "#platform/db/db.ts";
import type { BookingsDeps } from "../deps.ts";
import { endNaming } from "../settings/end-naming.ts";
import { isBusinessDeleted, listTeammateIds } from "../settings/name-requests.repository.ts";
import { lockBusiness } from "../settings/settings.repository.ts";
import { applyAction, lockBooking } from "./apply-action.ts";
import { isStepPossible } from "./booking-states.rules.ts";
import {
  findOpenBookingsOfDeletedBusiness,
  findOpenBookingsOfUser,
  findPaidBookingsOfGuest,
} from "./upkeep.repository.ts";
import { toCurrentBooking } from "./view-booking.ts";

/**
 * When somebody closes their account, every booking they could cancel themselves is cancelled: the business is notified
 * and payments are refunded. Each has its own transaction, because each locks its own business.
 */
export async function cancelOpenBookings(deps: BookingsDeps, userId: string): Promise<void> {
  for (const id of await findOpenBookingsOfUser(deps.db, userId, deps.clock()))
    await inTransaction(deps.db, async (tx) => {
      const booking = await lockBooking(deps, tx, id);
      if (
        !booking ||
        !isStepPossible(toCurrentBooking(booking), "cancel", "customer", deps.clock())
      )
        return;
      await applyAction(deps, tx, booking, { party: "customer", userId }, { action: "cancel" });
    });
}

/** When a guest has their data erased, what they paid for is cancelled as they could have done themselves. */
export async function cancelPaidBookingsOfGuest(
  deps: BookingsDeps,
  tx: Tx,
  email: string,
): Promise<void> {
  for (const id of await findPaidBookingsOfGuest(tx, email, deps.clock())) {
    const booking = await lockBooking(deps, tx, id);
    if (!booking || !isStepPossible(toCurrentBooking(booking), "cancel", "customer", deps.clock()))
      continue;
    await applyAction(deps, tx, booking, { party: "customer", userId: null }, { action: "cancel" });
  }
}

/**
 * When a business is deleted, its open bookings are cancelled: customers are notified and payments are refunded. A held
 * time expires by itself, and is refunded if somebody pays for it anyway. Nobody of its team is named any more.
 */
export async function cancelBookingsOfDeletedBusiness(
  deps: BookingsDeps,
  businessId: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockBusiness(tx, businessId);
    if (await isBusinessDeleted(tx, businessId))
      await endNaming(tx, await listTeammateIds(tx, businessId), "listing deleted", deps.clock());
  });
  for (const id of await findOpenBookingsOfDeletedBusiness(deps.db, businessId, deps.clock()))
    await inTransaction(deps.db, async (tx) => {
      const booking = await lockBooking(deps, tx, id);
      if (!booking?.isOfDeleted) return;
      const action = booking.status === "requested" ? "decline" : "cancel";
      if (!isStepPossible(toCurrentBooking(booking), action, "business", deps.clock())) return;
      await applyAction(deps, tx, booking, { party: "business", userId: null }, { action });
    });
}
