import { proveContact } from "#areas/accounts/index.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { toBookingSettings } from "../settings/read-settings.ts";
import { findBookable } from "../settings/settings.repository.ts";
import { giveOffersToPlace } from "../waitlist/offers.repository.ts";
import {
  endPlace,
  findPlaceForService,
  type StoredPlace,
  saveJoined,
  type WaitingPerson,
} from "../waitlist/waitlist.repository.ts";
import { listKnownStarts, requireRoom, requireWaitingList } from "./join-waitlist.ts";

/**
 * A guest who opened the emailed link is on the list, under the business's lock. Whoever waited for the service already
 * keeps their place in the order, and what is offered to them.
 */
export async function confirmJoining(tx: Tx, place: StoredPlace, now: Date): Promise<void> {
  const { id, businessId, email } = place;
  if (place.joinedAt) return;
  if (!email || place.endedAt) throw new AppError("waitlist_offer_gone");
  const business = await findBookable(tx, businessId);
  const settings = business?.isPublic ? toBookingSettings(business) : undefined;
  if (!settings?.acceptsBookings) throw new AppError("booking_not_allowed");
  requireWaitingList(settings);
  const { contactId, userId } = await proveContact(tx, email, now);
  const person: WaitingPerson = userId ? { userId } : { contactId };
  const current = await findPlaceForService(tx, place, person);
  if (current) await endPlace(tx, current.id, "replaced", now);
  else await requireRoom(tx, businessId, person);
  const known = await listKnownStarts(tx, { businessId, settings, wish: place, now });
  await saveJoined(tx, id, { person, joinedAt: current?.joinedAt ?? now, known });
  if (current) await giveOffersToPlace(tx, current.id, id);
}
