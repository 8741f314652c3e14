import type {
  CustomerCard,
  updateCustomer as updateCall,
} from "@boab/contracts/bookings/customers";
import type { PartOutput } from "@boab/contracts/common/call";
import { findManagedBusiness } from "#areas/directory/index.ts";
import { auditRead, writeAudit } from "#platform/audit/audit.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { BookingsDeps } from "../deps.ts";
import { lockBusiness } from "../settings/settings.repository.ts";
import {
  findCustomer,
  listVisitsOfCustomer,
  type StoredCustomer,
  saveCustomerWords,
  saveOnlineBookings,
  sumVisits,
} from "./customers.repository.ts";
import { viewCustomerRow, viewVisit } from "./view-customer.ts";

interface CustomerKey {
  id: string;
  customerId: string;
}

/** Finds a customer for somebody with the right to the customers of this business. */
async function requireCustomer(db: Db, member: Member, { id, customerId }: CustomerKey) {
  const { listing, role } = await findManagedBusiness(db, id, member, "customers");
  const customer = await findCustomer(db, listing.id, customerId);
  if (!customer) throw new AppError("not_found");
  return { businessId: listing.id, customer, role };
}

async function buildCard(
  { db, clock }: Pick<BookingsDeps, "db" | "clock">,
  businessId: string,
  customer: StoredCustomer,
): Promise<CustomerCard> {
  const [sums, upcoming, past] = await Promise.all([
    sumVisits(db, businessId, customer),
    listVisitsOfCustomer(db, businessId, customer, "upcoming", clock()),
    listVisitsOfCustomer(db, businessId, customer, "past", clock()),
  ]);
  return {
    ...viewCustomerRow(customer),
    hasAccount: customer.userId !== null,
    firstStartsAt: sums.firstStartsAt?.toISOString() ?? null,
    noShows: sums.noShows,
    lateCancellations: sums.lateCancellations,
    spentCents: sums.spentCents,
    preferences: customer.preferences,
    notes: customer.notes,
    version: customer.version,
    upcoming: upcoming.map(viewVisit),
    past: past.map(viewVisit),
  };
}

/** Those with the right to customers read a card; our team leaves a line in the audit log. */
export async function readCustomer(
  deps: BookingsDeps,
  member: Member,
  key: CustomerKey,
  origin: RequestOrigin,
): Promise<CustomerCard> {
  const { businessId, customer, role } = await requireCustomer(deps.db, member, key);
  if (role === "admin")
    await auditRead(deps.db, {
      actorId: member.userId,
      act: "read customer",
      objectType: "business",
      objectId: businessId,
      ...origin,
    });
  return buildCard(deps, businessId, customer);
}

/** Two people who write at the same time don't overwrite each other. */
export const updateCustomer = (
  deps: BookingsDeps,
  member: Member,
  key: CustomerKey,
  { version, ...words }: PartOutput<(typeof updateCall)["body"]>,
  origin: RequestOrigin,
): Promise<CustomerCard> =>
  changeCustomer(deps, member, key, origin, "update customer", async (tx, customer) => {
    if (!(await saveCustomerWords(tx, customer.id, version, words))) throw new AppError("conflict");
  });

/** Visits that are booked stay. What is asked for from now on is refused, under the lock that accepts bookings. */
export const setOnlineBookings = (
  deps: BookingsDeps,
  member: Member,
  key: CustomerKey,
  areStopped: boolean,
  origin: RequestOrigin,
): Promise<CustomerCard> =>
  changeCustomer(
    deps,
    member,
    key,
    origin,
    areStopped ? "stop online bookings" : "allow online bookings",
    (tx, customer) => saveOnlineBookings(tx, customer.id, areStopped ? deps.clock() : null),
  );

/** The audit line of our team names neither the customer nor what was written. */
async function changeCustomer(
  deps: BookingsDeps,
  member: Member,
  key: CustomerKey,
  origin: RequestOrigin,
  act: "update customer" | "stop online bookings" | "allow online bookings",
  change: (tx: Tx, customer: StoredCustomer) => Promise<void>,
): Promise<CustomerCard> {
  await runOnce(deps.db, async (tx) => {
    const { businessId, role } = await requireCustomer(tx, member, key);
    await lockBusiness(tx, businessId);
    const { customer } = await requireCustomer(tx, member, key);
    await change(tx, customer);
    if (role === "admin")
      await writeAudit(tx, {
        actorId: member.userId,
        act,
        objectType: "business",
        objectId: businessId,
        ...origin,
      });
    // The response is read again below, because what is stored of a repeated request must not hold notes.
    return null;
  });
  const { businessId, customer } = await requireCustomer(deps.db, member, key);
  return buildCard(deps, businessId, customer);
}
