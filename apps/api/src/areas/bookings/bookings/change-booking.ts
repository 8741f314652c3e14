import type {
  BookingAction,
  BusinessBooking,
  CustomerBooking,
} from "@boab/contracts/bookings/bookings";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import { managingRole } from "#areas/directory/index.ts";
import { auditRead, writeAudit } from "#platform/audit/audit.ts";
import { type Db, inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { BookingsDeps } from "../deps.ts";
import { requireLinked } from "../links/find-linked.ts";
import { applyAction, lockBooking } from "./apply-action.ts";
import { findBooking, type StoredBooking } from "./bookings.repository.ts";
import { viewForBusiness, viewForCustomer } from "./view-booking.ts";

/** As whom somebody sees a booking: the business first, for an owner who books at home. */
async function standingOf(db: Db, booking: StoredBooking | undefined, member: Member) {
  if (!booking) throw new AppError("not_found");
  const role = await managingRole(db, booking.businessId, member);
  if (role) return { booking, party: "business", role } as const;
  if (booking.userId !== member.userId) throw new AppError("not_found");
  return { booking, party: "customer", role: undefined } as const;
}

type Deps = Pick<BookingsDeps, "clock" | "publicOrigin">;

function viewAs(
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
  const { booking, party, role } = await standingOf(
    deps.db,
    await findBooking(deps.db, id),
    member,
  );
  if (role === "admin")
    await auditRead(deps.db, {
      ...{ actorId: member.userId, act: "read booking", objectType: "booking", objectId: id },
      ...origin,
    });
  return viewAs(deps, party, booking);
}

/** Whoever may see a booking may do with it what its life allows them. */
export async function changeBooking(
  deps: BookingsDeps,
  member: Member,
  id: string,
  action: BookingAction,
  origin: RequestOrigin,
): Promise<CustomerBooking | BusinessBooking> {
  return inTransaction(deps.db, async (tx) => {
    const { booking, party, role } = await standingOf(tx, await lockBooking(deps, tx, id), member);
    const acting = { party, userId: member.userId };
    const changed = await applyAction(deps, tx, booking, acting, action);
    if (role === "admin")
      await writeAudit(tx, {
        ...{ actorId: member.userId, act: `${action.action} booking`, objectType: "booking" },
        ...{ objectId: id, changes: { from: booking.status, to: changed.status }, ...origin },
      });
    return viewAs(deps, party, changed);
  });
}

/** The same for a guest, by the link in an email. */
export async function changeByLink(
  deps: BookingsDeps,
  token: string,
  action: BookingAction,
): Promise<CustomerBooking> {
  return inTransaction(deps.db, async (tx) => {
    const { id } = await requireLinked(tx, token, deps.clock());
    const booking = await lockBooking(deps, tx, id);
    if (!booking) throw new AppError("not_found");
    const acting = { party: "customer" as const, userId: null };
    const changed = await applyAction(deps, tx, booking, acting, action);
    return viewForCustomer(
      changed,
      deps.clock(),
      `${deps.publicOrigin}${bookingPaths.byLink(token)}`,
    );
  });
}
