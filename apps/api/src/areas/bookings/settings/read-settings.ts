import type { SettingValues } from "@boab/contracts/admin/settings";
import type { BookingSettings, PublicBookingSettings } from "@boab/contracts/bookings/settings";
import { planTerms } from "@boab/contracts/payments/plans";
import { findManagedBusiness, findManager } from "#areas/directory/index.ts";
import { auditRead } from "#platform/audit/audit.ts";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor, Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { BookingsDeps } from "../deps.ts";
import { makeDefaultSettings } from "./default-settings.rules.ts";
import { hasFeed } from "./feeds.repository.ts";
import { listNamedTeammates } from "./named-teammates.rules.ts";
import {
  type BookableBusiness,
  type BookableSettings,
  findBookable,
} from "./settings.repository.ts";

/** Returns the settings that apply: the saved ones, or else the defaults. */
export const toBookingSettings = ({
  stored: savedSettings,
  days,
  timeZone,
  takesPayments,
  plan,
  specialDays,
  namedTeammates,
}: BookableBusiness): BookableSettings => ({
  ...makeDefaultSettings(days),
  ...savedSettings,
  timeZone,
  takesPayments,
  plan,
  specialDays,
  namedTeammates,
});

/** Special days are edited with the listing's opening hours; who is named decides for themselves. */
export function toEditableSettings(
  found: BookableBusiness,
  hasCalendarFeed: boolean,
): BookingSettings {
  const {
    specialDays: _specialDays,
    namedTeammates: _namedTeammates,
    ...settings
  } = toBookingSettings(found);
  return { ...settings, hasCalendarFeed };
}

/** Finds a listing that the actor may see; others look as if they didn't exist. */
export async function findVisibleBookable(
  db: Db,
  key: string,
  actor: Actor,
): Promise<BookableBusiness> {
  const found = await findBookable(db, key);
  if (!found) throw new AppError("not_found");
  if (!found.isPublic && !(await findManager(db, found.businessId, actor)))
    throw new AppError("not_found");
  return found;
}

/** Anyone reads how a business takes bookings. Paying now is offered only while the owner can be paid. */
export async function readPublicSettings(
  { db, settings }: Pick<BookingsDeps, "db" | "settings">,
  actor: Actor,
  key: string,
): Promise<PublicBookingSettings> {
  return toPublicSettings(await findVisibleBookable(db, key, actor), await settings.read());
}

/** Reads the same, for callers that have already checked that the business may be seen. */
export async function readSettingsUnchecked(
  { db, settings }: Pick<BookingsDeps, "db" | "settings">,
  businessId: string,
): Promise<PublicBookingSettings> {
  const found = await findBookable(db, businessId);
  if (!found) throw new AppError("not_found");
  return toPublicSettings(found, await settings.read());
}

function toPublicSettings(
  found: BookableBusiness,
  { maxRetainedRate }: Pick<SettingValues, "maxRetainedRate">,
): PublicBookingSettings {
  const settings = toBookingSettings(found);
  return {
    acceptsBookings: settings.acceptsBookings,
    bookingLink: settings.bookingLink,
    bookingPhone: settings.bookingPhone,
    payLater: settings.payLater,
    payNow: settings.payNow && settings.takesPayments,
    confirmsInstantly: settings.confirmsInstantly,
    requestHoldHours: settings.requestHoldHours,
    changeNoticeHours: settings.changeNoticeHours,
    slotLength: settings.slotLength,
    daysAhead: settings.daysAhead,
    services: settings.services,
    maxRetainedRate,
    team: listNamedTeammates(settings),
    hasWaitingList: planTerms[settings.plan].hasWaitingList,
    timeZone: settings.timeZone,
  };
}

/**
 * Those who see all calendars read everything needed to edit its settings. Days off have private notes, so reads by
 * staff are audited.
 */
export async function readSettings(
  { db }: Pick<BookingsDeps, "db">,
  member: Member,
  key: string,
  origin: RequestOrigin,
): Promise<BookingSettings> {
  const { listing, role } = await findManagedBusiness(db, key, member, "all_calendars");
  if (role === "admin")
    await auditRead(db, {
      actorId: member.userId,
      act: "read booking settings",
      objectType: "business",
      objectId: listing.id,
      ...origin,
    });
  const found = await findBookable(db, listing.id);
  if (!found) throw new AppError("not_found");
  return toEditableSettings(found, await hasFeed(db, listing.id, member.userId));
}
