import { bookingCopy } from "@boab/contracts/bookings/copy";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import { describeStyle } from "@boab/contracts/bookings/style.rules";
import { findProfile } from "#areas/accounts/index.ts";
import { findListingVisibility, findManagedBusiness, hasAccess } from "#areas/directory/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import type { BookingsDeps } from "../deps.ts";
import {
  deleteFeed,
  findFeed,
  findOwnerId,
  listFeedBookings,
  saveFeed,
} from "../settings/feeds.repository.ts";
import { findBookable } from "../settings/settings.repository.ts";
import { writeCalendar } from "./calendar-file.ts";
import { calendarLinkEmail } from "./calendar-link-email.ts";

type Deps = Pick<BookingsDeps, "db" | "clock" | "publicOrigin" | "enqueueMail">;

/** The calendar shows who comes when, so only those who see all calendars make a link, and not our team. */
async function loadCalendarBusiness(tx: Tx, key: string, member: Member) {
  const found = await findManagedBusiness(tx, key, member, "all_calendars");
  if (found.role === "admin") throw new AppError("forbidden");
  return found;
}

/**
 * Everybody who sees all calendars makes their own private link, which replaces their previous one; only its hash is
 * stored. The owner is notified when somebody else makes a link.
 */
export async function renewCalendarFeed(
  { db, clock, publicOrigin, enqueueMail }: Deps,
  member: Member,
  key: string,
  origin: RequestOrigin,
): Promise<{ url: string }> {
  const token = makeToken();
  const now = clock();
  await inTransaction(db, async (tx) => {
    const { listing, role } = await loadCalendarBusiness(tx, key, member);
    const { userId } = member;
    const business = await findBookable(tx, listing.id);
    if (!business?.stored)
      throw new AppError("bad_request", { sentence: bookingCopy.settingsFirst });
    await saveFeed(tx, { businessId: listing.id, userId, tokenHash: hashToken(token), now });
    await writeAudit(tx, {
      actorId: userId,
      act: "make calendar link",
      objectType: "business",
      objectId: listing.id,
      ...origin,
    });
    if (role !== "editor") return;
    const owner = await findProfile(tx, await findOwnerId(tx, listing.id));
    if (owner)
      await enqueueMail(tx, {
        key: `${calendarLinkEmail.kind}:${listing.id}:${userId}:${now.getTime()}`,
        to: owner.email,
        ...calendarLinkEmail.write({
          editor: (await findProfile(tx, userId))?.fullName ?? "",
          businessName: listing.businessName,
          bookingsUrl: `${publicOrigin}${bookingPaths.ofBusiness(listing.slug)}`,
        }),
      });
  });
  return { url: `${publicOrigin}${bookingPaths.feed(token)}` };
}

export async function revokeCalendarFeed(
  { db }: Deps,
  member: Member,
  key: string,
  origin: RequestOrigin,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { listing } = await loadCalendarBusiness(tx, key, member);
    if (!(await deleteFeed(tx, listing.id, member.userId))) return;
    await writeAudit(tx, {
      actorId: member.userId,
      act: "stop calendar link",
      objectType: "business",
      objectId: listing.id,
      ...origin,
    });
  });
}

/**
 * Whoever has the link sees who comes when, as long as its maker still sees all calendars, and nothing that could be
 * changed. Phone numbers are shown as long as its maker has the right to customers.
 */
export async function readCalendarFeed(
  { db, clock, publicOrigin }: Pick<BookingsDeps, "db" | "clock" | "publicOrigin">,
  token: string,
): Promise<{ calendar: string }> {
  const feed = await findFeed(db, hashToken(token));
  const business = feed && (await findListingVisibility(db, feed.businessId, feed.userId));
  if (!business?.manager || !hasAccess(business.manager, "all_calendars"))
    throw new AppError("not_found", { sentence: bookingCopy.linkGone });
  const seesCustomers = hasAccess(business.manager, "customers");
  const rows = await listFeedBookings(db, business.id, clock());
  const calendar = writeCalendar(
    business.businessName,
    rows.map((row) => ({
      id: row.id,
      revision: row.revision,
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      title: [row.customerName, row.serviceTitle].filter(Boolean).join(", "),
      place: null,
      description: [
        `Booking ${row.id}`,
        describeStyle(row.style),
        row.teammateName &&
          `With ${row.teammateName}${row.isTeammateChosen ? ", asked for by name" : ""}`,
        seesCustomers && row.customerPhone,
      ]
        .filter(Boolean)
        .join("\n"),
      url: publicOrigin,
      isCancelled: false,
      writtenAt: row.createdAt,
    })),
  );
  return { calendar };
}
