import { randomUUID } from "node:crypto";
import { ownBookingTexts } from "@boab/contracts/bookings/own-texts";
import type {
  BookingSettings,
  BookingSettingsBody,
  Service,
  ServiceRow,
} from "@boab/contracts/bookings/settings";
import { loadEditableBusiness } from "#areas/directory/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { BookingsDeps } from "../deps.ts";
import { settingsOf } from "./read-settings.ts";
import {
  findBookable,
  lockBusiness,
  replaceServices,
  saveSettings,
} from "./settings.repository.ts";

/**
 * Owner, editors and staff save how a business takes bookings, never over what somebody else saved in between.
 * Bookings that are confirmed already stay as they are.
 */
export async function saveBookingSettings(
  { db, clock }: Pick<BookingsDeps, "db" | "clock">,
  member: Member,
  key: string,
  { version, services, ...body }: BookingSettingsBody,
  origin: RequestOrigin,
): Promise<BookingSettings> {
  return inTransaction(db, async (tx) => {
    const { listing, role } = await loadEditableBusiness(tx, key, member);
    await lockBusiness(tx, listing.id);
    const before = await findBookable(tx, listing.id);
    if (!before) throw new AppError("not_found");
    const known = settingsOf(before);
    if (known.version !== version) throw new AppError("conflict");
    const kept = identify(services, known.services);
    const saved = { ...body, bookingPhone: body.bookingPhone || null };
    await saveSettings(tx, listing.id, saved, clock());
    await replaceServices(tx, listing.id, kept);
    if (role === "admin")
      await writeAudit(tx, {
        ...{ actorId: member.userId, act: "save booking settings", objectType: "business" },
        ...{ objectId: listing.id, changes: { acceptsBookings: body.acceptsBookings } },
        ...origin,
      });
    const after = await findBookable(tx, listing.id);
    return settingsOf(after ?? before);
  });
}

/** Ids are ours: one that is not among this business's services is refused, a row without one is new. */
function identify(rows: ServiceRow[], known: Service[]): Service[] {
  const strange = rows.findIndex(({ id }) => id && !known.some((service) => service.id === id));
  const twice = rows.findIndex(
    ({ id }, index) => id && rows.findIndex((other) => other.id === id) < index,
  );
  const wrong = strange >= 0 ? strange : twice;
  if (wrong >= 0)
    throw new AppError("bad_request", {
      fields: { [`services.${wrong}.id`]: ownBookingTexts.serviceGone },
    });
  return rows.map((row) => ({ ...row, id: row.id ?? randomUUID() }));
}
