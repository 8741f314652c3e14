import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { bookingCopy } from "@boab/contracts/bookings/copy";
import {
  type BookingSettings,
  type BookingSettingsBody,
  readServicePrice,
  type Service,
  type ServiceRow,
} from "@boab/contracts/bookings/settings";
import { toDollars } from "@boab/contracts/common/dollars";
import type { Price } from "@boab/contracts/directory/businesses";
import { memberCopy } from "@boab/contracts/directory/copy";
import { hasAccess, loadEditableBusiness, saveServices } from "#areas/directory/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { announceFreeTimes } from "../announce-free-times.ts";
import type { BookingsDeps } from "../deps.ts";
import { hasFeed } from "./feeds.repository.ts";
import { toBookingSettings, toEditableSettings } from "./read-settings.ts";
import {
  findBookable,
  lockBusiness,
  replaceServices,
  saveSettings,
} from "./settings.repository.ts";

/**
 * Those with the right to all calendars save how a business takes bookings, never over what somebody else saved in between.
 * Bookings that are confirmed already stay as they are.
 */
export async function saveBookingSettings(
  { db, clock, tasks }: Pick<BookingsDeps, "db" | "clock" | "tasks">,
  member: Member,
  key: string,
  { version, services, ...body }: BookingSettingsBody,
  origin: RequestOrigin,
): Promise<BookingSettings> {
  const { id } = await runOnce(db, async (tx) => {
    const manager = await loadEditableBusiness(tx, key, member, "all_calendars");
    const { listing, role } = manager;
    await lockBusiness(tx, listing.id);
    const before = await findBookable(tx, listing.id);
    if (!before) throw new AppError("not_found");
    const currentSettings = toBookingSettings(before);
    if (currentSettings.version !== version) throw new AppError("conflict");
    const servicesWithIds = assignServiceIds(services, listing.pricings);
    // Services and prices are words of the page, and are sent back unchanged by those who may not change them.
    if (
      !hasAccess(manager, "page") &&
      !isDeepStrictEqual(servicesWithIds, currentSettings.services)
    )
      throw new AppError("field_not_allowed", {
        fields: { services: memberCopy.servicesNeedPage },
      });
    const settingsToSave = {
      ...body,
      bookingPhone: body.bookingPhone || null,
      requestHoldHours: body.requestHoldHours ?? currentSettings.requestHoldHours,
    };
    await saveSettings(tx, listing.id, settingsToSave, clock());
    await saveServices(tx, listing, servicesWithIds.map(toListedPrice), clock());
    await replaceServices(tx, listing.id, servicesWithIds);
    await announceFreeTimes({ tasks }, tx, listing.id);
    if (role === "admin")
      await writeAudit(tx, {
        actorId: member.userId,
        act: "save booking settings",
        objectType: "business",
        objectId: listing.id,
        changes: { acceptsBookings: body.acceptsBookings },
        ...origin,
      });
    return { id: listing.id };
  });
  const after = await findBookable(db, id);
  if (!after) throw new AppError("not_found");
  return toEditableSettings(after, await hasFeed(db, id, member.userId));
}

const toListedPrice = ({ id, title, priceCents, durationMinutes }: Service) => ({
  id,
  title,
  amountCents: priceCents,
  durationMinutes,
});

/**
 * We make the ids: an id that is not in this business's list is refused, and a row without one is new. A price of the
 * list becomes a service by its id.
 */
function assignServiceIds(rows: ServiceRow[], knownPrices: Price[]): Service[] {
  const unknownIdIndex = rows.findIndex(
    ({ id }) => id && !knownPrices.some((price) => price.id === id),
  );
  const duplicateIdIndex = rows.findIndex(
    ({ id }, index) => id && rows.findIndex((other) => other.id === id) < index,
  );
  const invalidIndex = unknownIdIndex >= 0 ? unknownIdIndex : duplicateIdIndex;
  if (invalidIndex >= 0)
    throw new AppError("bad_request", {
      fields: { [`services.${invalidIndex}.id`]: bookingCopy.serviceGone },
    });
  return rows.map((row, index) => {
    const stored = knownPrices.find(({ id }) => id === row.id);
    const priceCents = readServicePrice(row, stored?.amountCents);
    if ((row.depositCents ?? 0) > priceCents)
      throw new AppError("bad_request", {
        fields: { [`services.${index}.depositCents`]: bookingCopy.depositTooLarge },
      });
    return { ...row, id: row.id ?? randomUUID(), priceCents, price: toDollars(priceCents) };
  });
}
