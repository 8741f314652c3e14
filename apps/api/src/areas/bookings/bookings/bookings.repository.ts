import type { BookingStatus } from "@boab/contracts/bookings/limits";
import { sql } from "kysely";
import { defineColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";
import { refuseViolation } from "#platform/db/refuse-violation.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { TimeRange } from "../slots/taken.repository.ts";

const columns = defineColumns<"bookings.booking">()({
  id: "id",
  businessId: "business_id",
  userId: "user_id",
  customerName: "customer_name",
  customerEmail: "customer_email",
  customerPhone: "customer_phone",
  customerNotes: "customer_notes",
  businessNotes: "business_notes",
  serviceId: "service_id",
  serviceTitle: "service_title",
  priceCents: "price_cents",
  dueNowCents: "due_now_cents",
  startsAt: "starts_at",
  endsAt: "ends_at",
  bufferBeforeMinutes: "buffer_before_minutes",
  bufferAfterMinutes: "buffer_after_minutes",
  timeZone: "time_zone",
  wantedAt: "wanted_at",
  movedFrom: "moved_from",
  paymentStatus: "payment_status",
  paymentId: "payment_id",
  status: "status",
  holdExpiresAt: "hold_expires_at",
  cancellationReason: "cancellation_reason",
  cancelledBy: "cancelled_by",
  isWalkIn: "is_walk_in",
  createdAt: "created_at",
  revision: "revision",
  completedAt: "completed_at",
});

/** By the same person here: their account, or else their email. */
const visitsBefore = sql<number>`(select count(*)::int from bookings.booking as earlier
  where earlier.business_id = booking.business_id and earlier.status = 'completed'
    and earlier.starts_at < booking.starts_at
    and (earlier.user_id = booking.user_id or earlier.customer_email = booking.customer_email))`;

const bookings = (db: Db) =>
  db
    .selectFrom("bookings.booking as booking")
    .innerJoin("directory.business as business", "business.id", "booking.business_id")
    .leftJoin("bookings.settings as settings", "settings.business_id", "booking.business_id")
    // One payee a payment: its sale is the booking's.
    .leftJoin("payments.sale as sale", "sale.payment_id", "booking.payment_id")
    .select(columns.selectFrom("booking"))
    .select([
      "business.slug as slug",
      "business.business_name as businessName",
      "business.owner_id as ownerId",
      "business.phone as businessPhone",
      "business.email as businessEmail",
      "business.street as street",
      "business.city as city",
      "business.state as state",
      "business.postcode as postcode",
      "business.hide_address as hideAddress",
      "settings.message_to_customers as messageToCustomers",
      "settings.change_notice_hours as changeNoticeHours",
      "sale.amount_cents as paidCents",
      "sale.refunded_cents as refundedCents",
      "sale.fee_cents as feeCents",
      visitsBefore.as("visitsBefore"),
      sql<boolean>`business.delete_requested_at is not null`.as("isOfDeleted"),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof bookings>["executeTakeFirstOrThrow"]>>;

export type StoredBooking = Omit<Row, "status" | "paymentStatus" | "cancelledBy"> & {
  status: BookingStatus;
  paymentStatus: "pay now" | "pay later";
  cancelledBy: "customer" | "business" | null;
};

// The constraints of the table know no other words.
const toBooking = (row: Row) => row as StoredBooking;

export async function findBooking(db: Db, id: string): Promise<StoredBooking | undefined> {
  const row = await bookings(db).where("booking.id", "=", id).executeTakeFirst();
  return row && toBooking(row);
}

const range = ({ from, to }: TimeRange) =>
  sql<string>`tstzrange(${new Date(from)}, ${new Date(to)})`;

/** Somebody else has this time, also when both asked at the same moment. */
const overlapping = { booking_no_overlap: () => new AppError("booking_slot_taken") };

type Stored = Omit<
  StoredBooking,
  | ("slug" | "businessName" | "ownerId" | "businessPhone" | "businessEmail" | "street" | "city")
  | ("state" | "postcode" | "hideAddress" | "messageToCustomers" | "changeNoticeHours")
  | ("paidCents" | "refundedCents" | "feeCents" | "visitsBefore" | "isOfDeleted")
  | ("revision" | "completedAt" | "cancelledBy" | "cancellationReason" | "paymentId" | "wantedAt")
  | "movedFrom"
>;

export interface NewBooking extends Stored {
  blocked: TimeRange;
}

export async function insertBooking(tx: Tx, { blocked, ...booking }: NewBooking): Promise<void> {
  await refuseViolation(
    overlapping,
    tx
      .insertInto("bookings.booking")
      .values({ ...columns.valuesOf(booking), blocked: range(blocked) })
      .execute(),
  );
}

export interface BookingChange
  extends Partial<
    Pick<
      StoredBooking,
      | ("status" | "startsAt" | "endsAt" | "wantedAt" | "paymentId" | "holdExpiresAt")
      | ("cancellationReason" | "cancelledBy" | "completedAt" | "movedFrom")
    >
  > {
  blocked?: TimeRange;
}

/** Numbered, so that each email about it belongs to one change. */
export async function changeStored(
  tx: Tx,
  id: string,
  { blocked, ...change }: BookingChange,
): Promise<void> {
  await refuseViolation(
    overlapping,
    tx
      .updateTable("bookings.booking")
      .set({
        ...columns.valuesOf(change),
        ...(blocked && { blocked: range(blocked) }),
        revision: sql`revision + 1`,
      })
      .where("id", "=", id)
      .execute(),
  );
}

export async function saveNotes(
  tx: Tx,
  id: string,
  notes: { customerNotes?: string; businessNotes?: string },
): Promise<void> {
  await tx
    .updateTable("bookings.booking")
    .set(columns.valuesOf(notes))
    .where("id", "=", id)
    .execute();
}

/** Holds that have run out make room before anything is decided. */
export async function expireHolds(tx: Tx, businessId: string, now: Date): Promise<void> {
  await tx
    .updateTable("bookings.booking")
    .set({ status: "expired", revision: sql`revision + 1` })
    .where("business_id", "=", businessId)
    .where("status", "=", "held")
    .where("hold_expires_at", "<=", now)
    .execute();
}

/** Requests that a confirmed booking leaves no room for, declined in one go: there may be many. */
export async function markRivalsDeclined(
  tx: Tx,
  { id, businessId }: Pick<StoredBooking, "id" | "businessId">,
  reason: string,
): Promise<Pick<StoredBooking, "id" | "revision" | "customerEmail">[]> {
  return tx
    .updateTable("bookings.booking")
    .set({
      ...{ status: "declined", cancellation_reason: reason, cancelled_by: "business" },
      revision: sql`revision + 1`,
    })
    .where("business_id", "=", businessId)
    .where("status", "=", "requested")
    .where("id", "<>", id)
    .where(sql<boolean>`blocked && (select blocked from bookings.booking where id = ${id})`)
    .returning(columns.select("id", "revision", "customerEmail"))
    .execute();
}

/** Requests and holds of one contact for times to come. What nobody answered in time is in nobody's way. */
export async function countOpenRequests(
  db: Db,
  businessId: string,
  contact: { userId: string | null; email: string | null; phone: string | null },
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom("bookings.booking")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("business_id", "=", businessId)
    .where("status", "in", ["requested", "held"])
    .where("starts_at", ">", now)
    .where(
      sql<boolean>`(user_id = ${contact.userId} or customer_email = ${contact.email}
        or customer_phone = ${contact.phone})`,
    )
    .executeTakeFirstOrThrow();
  return count;
}

export interface ListedRange {
  from?: Date | undefined;
  to?: Date | undefined;
  status?: BookingStatus | undefined;
  isWaiting: boolean;
  order: "asc" | "desc";
  after?: Position | undefined;
}

/** In the words of the index that serves it. */
const waiting = sql<boolean>`(booking.status = 'requested'
  or (booking.status = 'confirmed' and booking.wanted_at is not null))`;

/** By their start. Holds that ran out and what was never paid are nothing a business has to see. */
export async function listBookingsOfBusiness(
  db: Db,
  businessId: string,
  { from, to, status, isWaiting, order, after }: ListedRange,
  limit: number,
) {
  let query = bookings(db)
    .select(exactInstant("booking.starts_at").as("exactStart"))
    .where("booking.business_id", "=", businessId)
    .orderBy("booking.starts_at", order)
    .orderBy("booking.id", order)
    .limit(limit);
  if (from) query = query.where("booking.starts_at", ">=", from);
  if (to) query = query.where("booking.starts_at", "<", to);
  query = status
    ? query.where("booking.status", "=", status)
    : query.where("booking.status", "not in", ["held", "expired"]);
  if (isWaiting) query = query.where(waiting);
  if (after) {
    const [instant, id] = after;
    const than = order === "asc" ? sql`>` : sql`<`;
    query = query.where(
      sql<boolean>`(booking.starts_at, booking.id) ${than} (${instant}::timestamptz, ${id})`,
    );
  }
  return (await query.execute()).map(({ exactStart, ...row }) => ({
    ...toBooking(row),
    position: [exactStart, row.id] satisfies Position,
  }));
}

export async function listBookingsOfUser(
  db: Db,
  userId: string,
  limit: number,
  after: Position | undefined,
) {
  let query = bookings(db)
    .select(exactInstant("booking.created_at").as("exactCreation"))
    .where("booking.user_id", "=", userId)
    .orderBy("booking.created_at", "desc")
    .orderBy("booking.id", "desc")
    .limit(limit);
  if (after) query = query.where(standsAfter("booking.created_at", "booking.id", after));
  return (await query.execute()).map(({ exactCreation, ...row }) => ({
    ...toBooking(row),
    position: [exactCreation, row.id] satisfies Position,
  }));
}
