import type { BookingSettings, PublicBookingSettings } from "@boab/contracts/bookings/settings";
import { findManagedBusiness, managingRole } from "#areas/directory/index.ts";
import { auditRead } from "#platform/audit/audit.ts";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor, Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { BookingsDeps } from "../deps.ts";
import { type BookableBusiness, findBookable } from "./settings.repository.ts";
import { usualSettings } from "./usual-settings.rules.ts";

/** The settings as they count: what was saved, or what a business starts from. */
export const settingsOf = ({
  stored,
  days,
  timeZone,
  takesPayments,
}: BookableBusiness): BookingSettings => ({
  ...usualSettings(days),
  ...stored,
  timeZone,
  takesPayments,
});

/** A listing that the actor may see; of others nobody learns that they are there. */
export async function findVisibleBookable(
  db: Db,
  key: string,
  actor: Actor,
): Promise<BookableBusiness> {
  const found = await findBookable(db, key);
  if (!found) throw new AppError("not_found");
  if (!found.isPublic && !(await managingRole(db, found.businessId, actor)))
    throw new AppError("not_found");
  return found;
}

/** How a business takes bookings, for anyone; paying now is offered only while the owner can be paid. */
export async function readPublicSettings(
  { db }: Pick<BookingsDeps, "db">,
  actor: Actor,
  key: string,
): Promise<PublicBookingSettings> {
  const settings = settingsOf(await findVisibleBookable(db, key, actor));
  return {
    acceptsBookings: settings.acceptsBookings,
    bookingLink: settings.bookingLink,
    bookingPhone: settings.bookingPhone,
    payLater: settings.payLater,
    payNow: settings.payNow && settings.takesPayments,
    confirmsInstantly: settings.confirmsInstantly,
    changeNoticeHours: settings.changeNoticeHours,
    slotLength: settings.slotLength,
    daysAhead: settings.daysAhead,
    services: settings.services,
    timeZone: settings.timeZone,
  };
}

/** Everything needed to edit them. Days off have notes that only the business reads, so staff leave a line. */
export async function readSettings(
  { db }: Pick<BookingsDeps, "db">,
  member: Member,
  key: string,
  origin: RequestOrigin,
): Promise<BookingSettings> {
  const { listing, role } = await findManagedBusiness(db, key, member);
  if (role === "admin")
    await auditRead(db, {
      ...{ actorId: member.userId, act: "read booking settings", objectType: "business" },
      ...{ objectId: listing.id, ...origin },
    });
  const found = await findBookable(db, listing.id);
  if (!found) throw new AppError("not_found");
  return settingsOf(found);
}
