import { ownBookingTexts } from "@boab/contracts/bookings/own-texts";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import { findManagedBusiness } from "#areas/directory/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import type { BookingsDeps } from "../deps.ts";
import { writeCalendar } from "./calendar-file.ts";
import { findFeedBusiness, listFeedBookings, saveFeedToken } from "./feeds.repository.ts";

async function replaceToken(
  { db }: Pick<BookingsDeps, "db">,
  member: Member,
  key: string,
  token: string | null,
  origin: RequestOrigin,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { listing, role } = await findManagedBusiness(tx, key, member);
    const isSaved = await saveFeedToken(tx, listing.id, token === null ? null : hashToken(token));
    if (!isSaved && token !== null)
      throw new AppError("bad_request", { sentence: ownBookingTexts.settingsFirst });
    if (role !== "admin") return;
    const act = token === null ? "stop calendar link" : "make calendar link";
    await writeAudit(tx, {
      ...{ actorId: member.userId, act, objectType: "business", objectId: listing.id, ...origin },
    });
  });
}

/** A private link for those who manage the business. Making another stops the one before; only its hash is kept. */
export async function renewCalendarFeed(
  deps: Pick<BookingsDeps, "db" | "publicOrigin">,
  member: Member,
  key: string,
  origin: RequestOrigin,
): Promise<{ url: string }> {
  const token = makeToken();
  await replaceToken(deps, member, key, token, origin);
  return { url: `${deps.publicOrigin}${bookingPaths.feed(token)}` };
}

export const revokeCalendarFeed = (
  deps: Pick<BookingsDeps, "db">,
  member: Member,
  key: string,
  origin: RequestOrigin,
): Promise<void> => replaceToken(deps, member, key, null, origin);

/** Whoever has the link sees who comes when, and nothing that could be changed. */
export async function readCalendarFeed(
  { db, clock, publicOrigin }: Pick<BookingsDeps, "db" | "clock" | "publicOrigin">,
  token: string,
): Promise<{ calendar: string }> {
  const business = await findFeedBusiness(db, hashToken(token));
  if (!business) throw new AppError("not_found", { sentence: ownBookingTexts.linkGone });
  const rows = await listFeedBookings(db, business.businessId, clock());
  const calendar = writeCalendar(
    business.businessName,
    rows.map((row) => ({
      ...{ id: row.id, revision: row.revision, startsAt: row.startsAt, endsAt: row.endsAt },
      title: [row.customerName, row.serviceTitle].filter(Boolean).join(", "),
      place: null,
      description: [`Booking ${row.id}`, row.customerPhone].filter(Boolean).join("\n"),
      url: publicOrigin,
      isCancelled: false,
      writtenAt: row.createdAt,
    })),
  );
  return { calendar };
}
