import type { BookingStatus } from "@boab/contracts/bookings/limits";
import type { BookedStyle } from "@boab/contracts/bookings/styles";
import { sql } from "kysely";
import { qualifyColumns } from "#platform/db/columns.ts";
import { countRows } from "#platform/db/count-rows.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { formatExactInstant, newestFirst, type Position } from "#platform/db/keyset.ts";
import { refuseViolation } from "#platform/db/refuse-violation.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { namedTeammates } from "../settings/named-teammates.repository.ts";
import type { TimeRange } from "../slots/taken.repository.ts";

const columns = [
  "id",
  "businessId",
  "userId",
  "contactId",
  "customerName",
  "customerEmail",
  "customerPhone",
  "customerNotes",
  "businessNotes",
  "serviceId",
  "teammateId",
  "chosenTeammateId",
  "isProposalForAnyone",
  "serviceTitle",
  "style",
  "startsAt",
  "endsAt",
  "bufferBeforeMinutes",
  "bufferAfterMinutes",
  "timeZone",
  "proposedStartsAt",
  "movedFrom",
  "paymentStatus",
  "paymentId",
  "status",
  "holdExpiresAt",
  "cancellationReason",
  "cancelledBy",
  "isWalkIn",
  "createdAt",
  "revision",
  "completedAt",
  "verifiedAt",
  "answeredAt",
  "partyOf",
  "partyPerson",
] as const;

/** One of the visits that were booked together with a first one. */
export interface PartyMember {
  id: string;
  person: number;
  serviceId: string | null;
  serviceTitle: string | null;
  style: BookedStyle | null;
  /** In milliseconds since 1970, as JSON has no dates. */
  startsAt: number;
  endsAt: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  teammateId: string | null;
  chosenTeammateId: string | null;
  teammateName: string | null;
  publicTeammateName: string | null;
}

/** Counts earlier completed visits at this business by the same account or the same email. */
const visitsBefore = sql<number>`(select count(*)::int from bookings.booking as earlier
  where earlier.business_id = booking.business_id and earlier.status = 'completed'
    and earlier.starts_at < booking.starts_at
    and (earlier.user_id = booking.user_id or earlier.customer_email = booking.customer_email))`;

/** Who does a visit that was booked by name, as long as that person is named. */
const makePublicTeammateName = (visit: "booking" | "part") =>
  sql<string | null>`case when ${sql.ref(`${visit}.chosenTeammateId`)} is not null then
  (select teammate.name from ${namedTeammates}
    where request.teammate_id = ${sql.ref(`${visit}.teammateId`)} and request.ended_at is null) end`;

/** What was booked together with a first visit, and what all of that costs beside it. */
const party = sql<{
  members: PartyMember[] | null;
  priceCents: number;
  dueNowCents: number;
  maxRetainedCents: number;
}>`(select
    json_agg(json_build_object('id', part.id, 'person', part.party_person, 'serviceId', part.service_id,
      'serviceTitle', part.service_title, 'style', part.style,
      'startsAt', (extract(epoch from part.starts_at) * 1000)::float8,
      'endsAt', (extract(epoch from part.ends_at) * 1000)::float8,
      'bufferBeforeMinutes', part.buffer_before_minutes, 'bufferAfterMinutes', part.buffer_after_minutes,
      'teammateId', part.teammate_id, 'chosenTeammateId', part.chosen_teammate_id,
      'teammateName', own.name, 'publicTeammateName', ${makePublicTeammateName("part")})
      order by part.party_person, part.id) as members,
    coalesce(sum(part.price_cents), 0)::int as price_cents,
    coalesce(sum(part.due_now_cents), 0)::int as due_now_cents,
    coalesce(sum(part.max_retained_cents), 0)::int as max_retained_cents
  from bookings.booking as part
  left join bookings.teammate as own on own.id = part.teammate_id
  where part.party_of = booking.id)`.as("party");

/** Who would do it at the time the customer is asked about, by the same rule. */
const publicSuggestedTeammateName = sql<
  string | null
>`case when booking.chosen_teammate_id is not null then
  (select teammate.name from ${namedTeammates}
    where request.teammate_id = suggestion.teammate_id and request.ended_at is null) end`;

/** A customer who paid and is asked to move has the same terms as one whom the business moved (X-104). */
const isMovedByBusiness = sql<boolean>`(booking.is_moved_by_business
  or (suggestion.id is not null and booking.payment_id is not null))`;

/** As it was agreed; bookings of the release before have no hours of their own. */
export const changeNoticeHours = sql<number>`coalesce(booking.change_notice_hours, settings.change_notice_hours, 0)`;

const selectBookings = (db: Db) =>
  db
    .selectFrom("bookings.booking as booking")
    .innerJoin("directory.vBusiness as business", "business.id", "booking.businessId")
    .leftJoin("bookings.settings as settings", "settings.businessId", "booking.businessId")
    .leftJoin("bookings.teammate as teammate", "teammate.id", "booking.teammateId")
    .leftJoin("bookings.teammate as chosen", "chosen.id", "booking.chosenTeammateId")
    .leftJoin("bookings.suggestion as suggestion", (join) =>
      join.onRef("suggestion.bookingId", "=", "booking.id").on("suggestion.endedAt", "is", null),
    )
    .leftJoin("bookings.teammate as suggested", "suggested.id", "suggestion.teammateId")
    .leftJoin("bookings.service as service", "service.id", "booking.serviceId")
    .leftJoin("bookings.booking as first", "first.id", "booking.partyOf")
    .innerJoinLateral(party, (join) => join.onTrue())
    // One payee a payment: its sale is the booking's.
    .leftJoin("payments.vSale as sale", "sale.paymentId", "booking.paymentId")
    .select(qualifyColumns("booking", columns))
    .select([
      "business.slug",
      "business.businessName",
      "business.ownerId",
      "business.phone as businessPhone",
      "business.email as businessEmail",
      "business.street",
      "business.city",
      "business.state",
      "business.postcode",
      "business.hideAddress",
      "settings.messageToCustomers",
      "service.preparation",
      "teammate.name as teammateName",
      "chosen.name as chosenTeammateName",
      makePublicTeammateName("booking").as("publicTeammateName"),
      // Who comes is known of the first visit alone.
      "first.customerName as firstCustomerName",
      "party.members as party",
      sql<number>`booking.price_cents + party.price_cents`.as("priceCents"),
      sql<number>`booking.due_now_cents + party.due_now_cents`.as("dueNowCents"),
      sql<number>`booking.max_retained_cents + party.max_retained_cents`.as("maxRetainedCents"),
      isMovedByBusiness.as("isMovedByBusiness"),
      "suggestion.startsAt as suggestedStartsAt",
      "suggestion.answerBy as suggestionAnswerBy",
      "suggestion.teammateId as suggestedTeammateId",
      "suggested.name as suggestedTeammateName",
      publicSuggestedTeammateName.as("publicSuggestedTeammateName"),
      "sale.amountCents as paidCents",
      "sale.refundedCents",
      "sale.feeCents",
      visitsBefore.as("visitsBefore"),
      changeNoticeHours.as("changeNoticeHours"),
      sql<boolean>`business.delete_requested_at is not null`.as("isOfDeleted"),
    ]);

export type StoredBooking = Awaited<
  ReturnType<ReturnType<typeof selectBookings>["executeTakeFirstOrThrow"]>
>;

export async function findBooking(db: Db, id: string): Promise<StoredBooking | undefined> {
  return selectBookings(db).where("booking.id", "=", id).executeTakeFirst();
}

const toSqlRange = ({ from, to }: TimeRange) =>
  sql<string>`tstzrange(${new Date(from)}, ${new Date(to)})`;

/** Somebody else has this time, also when both asked at the same moment. */
const overlapErrors = { booking_no_overlap: () => new AppError("booking_slot_taken") };

type InsertedFields = Omit<
  StoredBooking,
  | ("slug" | "businessName" | "ownerId" | "businessPhone" | "businessEmail" | "street" | "city")
  | ("state" | "postcode" | "hideAddress" | "messageToCustomers" | "isMovedByBusiness")
  | ("preparation" | "teammateName" | "chosenTeammateName" | "publicTeammateName")
  | ("chosenTeammateId" | "isProposalForAnyone")
  | ("suggestedStartsAt" | "suggestionAnswerBy" | "suggestedTeammateId")
  | ("suggestedTeammateName" | "publicSuggestedTeammateName")
  | ("paidCents" | "refundedCents" | "feeCents" | "visitsBefore" | "isOfDeleted")
  | (
      | "revision"
      | "completedAt"
      | "cancelledBy"
      | "cancellationReason"
      | "paymentId"
      | "proposedStartsAt"
    )
  | "movedFrom"
  | "answeredAt"
  | "contactId"
  | ("partyOf" | "partyPerson" | "party" | "firstCustomerName")
>;

/** A guest's hold records hashes of the network and the browser that it came from. */
export interface GuestOrigin {
  network: Buffer;
  browser: Buffer | null;
}

export interface NewBooking extends InsertedFields {
  chosenTeammateId?: string | null;
  partyOf?: string;
  partyPerson?: number;
  blocked: TimeRange;
  guest?: GuestOrigin | undefined;
}

export async function insertBooking(
  tx: Tx,
  { blocked: blockedRange, guest, ...booking }: NewBooking,
): Promise<void> {
  await refuseViolation(
    overlapErrors,
    tx
      .insertInto("bookings.booking")
      .values({
        ...booking,
        style: booking.style && JSON.stringify(booking.style),
        blocked: toSqlRange(blockedRange),
        guestNetwork: guest?.network ?? null,
        guestBrowser: guest?.browser ?? null,
      })
      .execute(),
  );
}

export interface BookingChange
  extends Partial<
    Pick<
      StoredBooking,
      | ("status" | "startsAt" | "endsAt" | "proposedStartsAt" | "paymentId" | "holdExpiresAt")
      | ("cancellationReason" | "cancelledBy" | "completedAt" | "movedFrom" | "verifiedAt")
      | ("answeredAt" | "userId" | "contactId" | "teammateId" | "isMovedByBusiness")
      | ("chosenTeammateId" | "isProposalForAnyone")
      | "customerEmail"
    >
  > {
  blocked?: TimeRange;
  cancelledAt?: Date;
}

/** What happens to the first visit of a party happens to all of it. */
const toSharedChange = ({
  status,
  holdExpiresAt,
  cancellationReason,
  cancelledBy,
  cancelledAt,
  completedAt,
  verifiedAt,
}: BookingChange) => ({
  status,
  holdExpiresAt,
  cancellationReason,
  cancelledBy,
  cancelledAt,
  completedAt,
  verifiedAt,
});

/** Each change raises the revision, so that every email about a booking belongs to one change. */
export async function updateBooking(
  tx: Tx,
  id: string,
  { blocked, ...change }: BookingChange,
): Promise<void> {
  const shared = toSharedChange(change);
  if (Object.values(shared).some((value) => value !== undefined))
    await refuseViolation(
      overlapErrors,
      tx.updateTable("bookings.booking").set(shared).where("partyOf", "=", id).execute(),
    );
  await refuseViolation(
    overlapErrors,
    tx
      .updateTable("bookings.booking")
      .set({
        ...change,
        ...(blocked && { blocked: toSqlRange(blocked) }),
        // Only a hold of an unproven guest has an origin, and any change of it ends that hold.
        guestNetwork: null,
        guestBrowser: null,
        revision: sql`revision + 1`,
      })
      .where("id", "=", id)
      .execute(),
  );
}

/** When a visit of a party is, and who does it. */
export interface VisitPlace
  extends Pick<StoredBooking, "id" | "teammateId" | "startsAt" | "endsAt"> {
  blocked: TimeRange;
  chosenTeammateId?: string | null;
}

/** Saves the places of a whole party. Two of its visits may take each other's, so all of them give theirs up first. */
export async function savePlaces(
  tx: Tx,
  { status }: Pick<StoredBooking, "status">,
  places: readonly VisitPlace[],
): Promise<void> {
  const ids = places.map(({ id }) => id);
  await tx
    .updateTable("bookings.booking")
    .set({ status: "unverified" })
    .where("id", "in", ids)
    .execute();
  for (const { id, blocked, ...place } of places)
    await refuseViolation(
      overlapErrors,
      tx
        .updateTable("bookings.booking")
        .set({ ...place, blocked: toSqlRange(blocked), status })
        .where("id", "=", id)
        .execute(),
    );
}

export async function saveNotes(
  tx: Tx,
  id: string,
  notes: { customerNotes?: string; businessNotes?: string },
): Promise<void> {
  await tx.updateTable("bookings.booking").set(notes).where("id", "=", id).execute();
}

/** Expires a business's holds, so that their times are free before anything is decided. */
export async function expireHolds(tx: Tx, businessId: string, now: Date): Promise<void> {
  await tx
    .updateTable("bookings.booking")
    .set({
      status: "expired",
      revision: sql`revision + 1`,
      guestNetwork: null,
      guestBrowser: null,
    })
    .where("businessId", "=", businessId)
    .where("status", "=", "held")
    .where("holdExpiresAt", "<=", now)
    .execute();
}

export type EndedHold = Pick<
  StoredBooking,
  "id" | "businessId" | "revision" | "customerEmail" | "startsAt"
>;

/** Ends the holds of a business's requests that have run out (X-88). The requests stay; returns them. */
export async function endRequestHolds(tx: Tx, businessId: string, now: Date): Promise<EndedHold[]> {
  return tx
    .updateTable("bookings.booking")
    .set({ holdExpiresAt: null })
    .where("businessId", "=", businessId)
    .where("status", "=", "requested")
    .where("holdExpiresAt", "<=", now)
    .returning(["id", "businessId", "revision", "customerEmail", "startsAt"])
    .execute();
}

/** Returns true when this person already has a request that holds its time at this business. */
export async function hasRequestHold(
  db: Db,
  businessId: string,
  person: { userId: string } | { email: string },
  now: Date,
): Promise<boolean> {
  const held = db
    .selectFrom("bookings.booking")
    .select("id")
    .where("businessId", "=", businessId)
    .where("status", "=", "requested")
    .where("holdExpiresAt", ">", now)
    .limit(1);
  const row = await ("userId" in person
    ? held.where("userId", "=", person.userId)
    : held.where("customerEmail", "=", person.email)
  ).executeTakeFirst();
  return row !== undefined;
}

interface OverlappingRequest {
  id: string;
  /** The first visit of its party, or its own. */
  firstId: string;
  serviceId: string | null;
  teammateId: string | null;
  blocked: TimeRange;
}

/**
 * The requests that overlap a confirmed booking, but those whose customer is asked about another time. There may be many, so
 * only what decides about them is read.
 */
export async function listOverlappingRequests(
  tx: Tx,
  { id, businessId }: Pick<StoredBooking, "id" | "businessId">,
): Promise<OverlappingRequest[]> {
  const { rows } = await sql<{
    id: string;
    firstId: string;
    serviceId: string | null;
    teammateId: string | null;
    from: number;
    to: number;
  }>`
    select id, coalesce(party_of, id) as "firstId", service_id as "serviceId", teammate_id as "teammateId",
      (extract(epoch from lower(blocked)) * 1000)::float8 as "from",
      (extract(epoch from upper(blocked)) * 1000)::float8 as "to"
    from bookings.booking
    where business_id = ${businessId} and status = 'requested' and id <> ${id}
      and not exists (select from bookings.suggestion
        where suggestion.booking_id = booking.id and suggestion.ended_at is null)
      and blocked && (select blocked from bookings.booking where id = ${id})`.execute(tx);
  return rows.map(({ from, to, ...request }) => ({ ...request, blocked: { from, to } }));
}

/** Declines many requests in one query, with their parties. */
export async function declineRequests(
  tx: Tx,
  ids: string[],
  reason: string,
): Promise<Pick<StoredBooking, "id" | "revision" | "customerEmail">[]> {
  if (ids.length === 0) return [];
  const declined = await tx
    .updateTable("bookings.booking")
    .set({
      status: "declined",
      cancellationReason: reason,
      cancelledBy: "business",
      revision: sql`revision + 1`,
    })
    .where((where) => where.or([where("id", "in", ids), where("partyOf", "in", ids)]))
    .where("status", "=", "requested")
    .returning(["id", "revision", "customerEmail", "partyOf"])
    .execute();
  return declined.filter(({ partyOf }) => partyOf === null);
}

const openStatuses = ["requested", "held", "confirmed"] as const;

const selectOpenVisits = (db: Db, businessId: string, now: Date) =>
  db
    .selectFrom("bookings.booking")
    .where("businessId", "=", businessId)
    .where("status", "in", openStatuses)
    // What nobody answered in time is in nobody's way.
    .where("startsAt", ">", now);

/**
 * Counts the upcoming visits of a proven person, by their account or by bookings whose emailed link was opened.
 * Each visit of a party counts. Bookings that others typed with the same email or phone don't.
 */
export async function countUpcomingVisitsOfPerson(
  db: Db,
  businessId: string,
  person: { userId: string } | { email: string },
  now: Date,
): Promise<number> {
  const selectOwn = () => {
    const visits = selectOpenVisits(db, businessId, now);
    return "userId" in person
      ? visits.where("userId", "=", person.userId)
      : visits.where("customerEmail", "=", person.email).where("verifiedAt", "is not", null);
  };
  const own = await countRows(selectOwn());
  if (own === 0) return 0;
  const together = await countRows(
    selectOpenVisits(db, businessId, now).where("partyOf", "in", selectOwn().select("id")),
  );
  return own + together;
}

/** Counts upcoming visits with this email or phone, whoever typed it. Too many add a step, but refuse nobody. */
export async function countUpcomingVisitsOfContact(
  db: Db,
  businessId: string,
  contact: { email: string | null; phone: string | null },
  now: Date,
): Promise<number> {
  return countRows(
    selectOpenVisits(db, businessId, now).where(
      sql<boolean>`(customer_email = ${contact.email} or customer_phone = ${contact.phone})`,
    ),
  );
}

/**
 * Requests from one email, network or browser wait for each other across all businesses, so that the second sees what
 * the first holds. The keys are locked in order, so that two requests never deadlock.
 */
export async function lockGuest(
  tx: Tx,
  email: string | null,
  { network, browser }: GuestOrigin,
): Promise<void> {
  const keys = [
    ...(email ? [`guest email ${email}`] : []),
    `guest network ${network.toString("hex")}`,
    ...(browser ? [`guest browser ${browser.toString("hex")}`] : []),
  ].sort();
  for (const key of keys)
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/**
 * Returns true when this email, network or browser already has a time held at any business, for a link or for the
 * payment of a guest. A proven person's payment holds don't count.
 */
export async function hasGuestHold(
  db: Db,
  email: string | null,
  { network, browser }: GuestOrigin,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom("bookings.booking")
    .select("id")
    .where("status", "=", "held")
    .where("verifiedAt", "is", null)
    .where("holdExpiresAt", ">", now)
    .where(
      sql<boolean>`(customer_email = ${email} or guest_network = ${network} or guest_browser = ${browser})`,
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many times of a day unproven guests hold. */
export async function countGuestHolds(
  db: Db,
  businessId: string,
  { from, to }: TimeRange,
  now: Date,
): Promise<number> {
  return countRows(
    db
      .selectFrom("bookings.booking")
      .where("businessId", "=", businessId)
      .where("status", "=", "held")
      .where("verifiedAt", "is", null)
      .where("holdExpiresAt", ">", now)
      .where("startsAt", ">=", new Date(from))
      .where("startsAt", "<", new Date(to)),
  );
}

/** The visits to come of a booking's contact at the same business, by account, email or phone. */
export async function listUpcomingVisitIdsOfContact(
  db: Db,
  booking: Pick<StoredBooking, "businessId" | "userId" | "customerEmail" | "customerPhone">,
  now: Date,
): Promise<string[]> {
  const { businessId, userId, customerEmail, customerPhone } = booking;
  const rows = await db
    .selectFrom("bookings.booking")
    .select("id")
    .where("businessId", "=", businessId)
    .where("status", "in", ["requested", "confirmed"])
    .where("startsAt", ">", now)
    .where(
      sql<boolean>`(user_id = ${userId} or customer_email = ${customerEmail}
        or customer_phone = ${customerPhone})`,
    )
    .orderBy("startsAt")
    .execute();
  return rows.map(({ id }) => id);
}

/** Lists the other bookings with the same email that wait for their link, newest first. */
export async function listUnverifiedByEmail(
  db: Db,
  email: string,
  exceptId: string,
  now: Date,
): Promise<StoredBooking[]> {
  return selectBookings(db)
    .where("booking.customerEmail", "=", email)
    .where(
      sql<boolean>`(booking.status = 'unverified'
        or (booking.status = 'held' and booking.payment_status = 'pay later'))`,
    )
    .where("booking.verifiedAt", "is", null)
    .where("booking.startsAt", ">", now)
    .where("booking.id", "<>", exceptId)
    .orderBy("booking.createdAt", "desc")
    .limit(20)
    .execute();
}

export interface BookingFilter {
  from?: Date | undefined;
  to?: Date | undefined;
  status?: BookingStatus | undefined;
  isWaiting: boolean;
  /** A list has a party once, as its first visit; a calendar shows each of its visits. */
  isList?: boolean;
  order: "asc" | "desc";
  after?: Position | undefined;
}

/** The condition has to match the index that serves it. */
const isWaitingCondition = sql<boolean>`(booking.status = 'requested'
  or (booking.status = 'confirmed' and booking.proposed_starts_at is not null))`;

/**
 * Lists bookings by their start. Without a status, it leaves out holds and bookings that were never paid or confirmed
 * by link.
 */
export async function listBookingsOfBusiness(
  db: Db,
  businessId: string,
  { from, to, status, isWaiting, isList, order, after }: BookingFilter,
  limit: number,
) {
  let query = selectBookings(db)
    .select(formatExactInstant("booking.startsAt").as("exactStart"))
    .where("booking.businessId", "=", businessId)
    .orderBy("booking.startsAt", order)
    .orderBy("booking.id", order)
    .limit(limit);
  if (from) query = query.where("booking.startsAt", ">=", from);
  if (to) query = query.where("booking.startsAt", "<", to);
  query = status
    ? query.where("booking.status", "=", status)
    : query.where("booking.status", "not in", ["held", "unverified", "expired"]);
  if (isWaiting) query = query.where(isWaitingCondition);
  if (isList) query = query.where("booking.partyOf", "is", null);
  if (after) {
    const [instant, id] = after;
    const comparison = order === "asc" ? sql`>` : sql`<`;
    query = query.where(
      sql<boolean>`(booking.starts_at, booking.id) ${comparison} (${instant}::timestamptz, ${id})`,
    );
  }
  return (await query.execute()).map(({ exactStart, ...row }) => ({
    ...row,
    position: [exactStart, row.id] satisfies Position,
  }));
}

export async function listBookingsOfUser(
  db: Db,
  userId: string,
  limit: number,
  after: Position | undefined,
) {
  const rows = await selectBookings(db)
    .where("booking.userId", "=", userId)
    .$call(newestFirst({ instant: "booking.createdAt", id: "booking.id", limit, after }))
    .execute();
  return rows.map(({ exactCreation, ...row }) => ({
    ...row,
    position: [exactCreation, row.id] satisfies Position,
  }));
}
