import { isActive } from "@boab/contracts/accounts/roles";
import { bookingCopy } from "@boab/contracts/bookings/copy";
import {
  maxWaitlistLength,
  maxWaitlistPlaces,
  maxWaitlistPlacesAtBusiness,
} from "@boab/contracts/bookings/limits";
import type { joinWaitlist as joinWaitlistCall } from "@boab/contracts/bookings/waitlist";
import type { CallResponse, PartOutput } from "@boab/contracts/common/call";
import { planTerms } from "@boab/contracts/payments/plans";
import type { Db, Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { makeId } from "#platform/ids/ids.ts";
import { sendWaitlistEmailTask } from "../bookings.tasks.ts";
import { requireOnlineBookings } from "../customers/require-online-bookings.ts";
import type { BookingsDeps } from "../deps.ts";
import { toBookingSettings } from "../settings/read-settings.ts";
import {
  type BookableSettings,
  findBookable,
  lockBusiness,
} from "../settings/settings.repository.ts";
import { findService, findTakenRanges } from "../slots/list-slots.ts";
import { makeDefaultVisit } from "../slots/slots.rules.ts";
import { addDays, toLocalDateTime } from "../slots/zone.rules.ts";
import { makeOpeningsFinder } from "../waitlist/find-openings.ts";
import {
  countPlacesOfBusiness,
  countPlacesOfPerson,
  deleteOldestUnverified,
  findPlace,
  findPlaceForService,
  insertPlace,
  saveWish,
  type WaitingPerson,
  type WaitlistWish,
} from "../waitlist/waitlist.repository.ts";
import { listFittingStarts } from "../waitlist/waitlist.rules.ts";
import { viewPlace } from "./view-place.ts";

type JoinBody = PartOutput<(typeof joinWaitlistCall)["body"]>;

/**
 * Anyone waits for a time at a business that takes bookings. A member whose email is confirmed is on the list at once, a
 * guest once they open the emailed link; somebody who waits for the service already says anew for when.
 */
export async function joinWaitlist(
  deps: BookingsDeps,
  actor: Actor,
  key: string,
  body: JoinBody,
): Promise<CallResponse<typeof joinWaitlistCall>> {
  // A bot filled in the field people never see.
  if (body.website) throw new AppError("bad_request", { sentence: bookingCopy.notSent });
  const userId =
    actor.kind === "member" && isActive(actor) && actor.identity.emailVerified
      ? actor.userId
      : null;
  const { id } = await runOnce(deps.db, async (tx) => {
    const found = await findBookable(tx, key);
    if (!found?.isPublic) throw new AppError("not_found");
    const { businessId } = found;
    await lockBusiness(tx, businessId);
    const business = await findBookable(tx, businessId);
    if (!business?.isPublic) throw new AppError("not_found");
    const settings = toBookingSettings(business);
    if (!settings.acceptsBookings)
      throw new AppError("booking_slot_unavailable", { sentence: bookingCopy.disabled });
    requireWaitingList(settings);
    const now = deps.clock();
    const wish = readWish(settings, body, now);
    if (userId === null) return addGuest(deps, tx, { businessId, wish, body, now });
    const person = { userId };
    const knownStarts = await listKnownStarts(tx, { businessId, settings, wish, now });
    const current = await findPlaceForService(tx, { businessId, ...wish }, person);
    if (current) {
      await saveWish(tx, current.id, wish, knownStarts);
      return { id: current.id };
    }
    await requireRoom(tx, businessId, person);
    const id = makeId("WAIT", 8);
    const place = { id, businessId, userId, email: null, wish, knownStarts };
    await insertPlace(tx, { ...place, createdAt: now, joinedAt: now });
    return { id };
  });
  if (userId === null) return { place: null, message: bookingCopy.waitlistUnverified };
  const place = await findPlace(deps.db, id);
  if (!place) throw new AppError("not_found");
  return {
    place: await viewPlace(deps.db, place, deps.clock()),
    message: bookingCopy.waitlistJoined,
  };
}

/** Nobody is on the list by an email that they only typed. */
async function addGuest(
  { tasks }: Pick<BookingsDeps, "tasks">,
  tx: Tx,
  {
    businessId,
    wish,
    body,
    now,
  }: { businessId: string; wish: WaitlistWish; body: JoinBody; now: Date },
) {
  const email = body.customerEmail;
  if (!email)
    throw new AppError("bad_request", {
      fields: { customerEmail: bookingCopy.waitlistEmailRequired },
    });
  const id = makeId("WAIT", 8);
  await insertPlace(tx, {
    id,
    businessId,
    userId: null,
    email,
    wish,
    knownStarts: [],
    createdAt: now,
    joinedAt: null,
  });
  await deleteOldestUnverified(tx, email);
  await tasks.enqueue(tx, sendWaitlistEmailTask, { placeId: id, notice: "verify" });
  return { id };
}

/** Checks what somebody waits for against what the business offers now. */
function readWish(settings: BookableSettings, body: JoinBody, now: Date): WaitlistWish {
  const service = findService(settings, body.serviceId, body.style);
  if (!service && settings.services.length > 0)
    throw new AppError("bad_request", { fields: { serviceId: bookingCopy.serviceRequired } });
  const dates = [...new Set(body.dates)].toSorted();
  const today = toLocalDateTime(now.getTime(), settings.timeZone).date;
  const lastDate = dates.at(-1);
  const isInRange = (date: string) => today <= date && date <= addDays(today, settings.daysAhead);
  if (!lastDate || !dates.every(isInRange))
    throw new AppError("bad_request", { fields: { dates: bookingCopy.waitlistDateUnavailable } });
  return {
    serviceId: service?.id ?? null,
    serviceTitle: service?.title ?? null,
    style: service ? (body.style ?? {}) : {},
    dates,
    lastDate,
    earliestStart: body.earliestStart ?? null,
    latestStart: body.latestStart ?? null,
  };
}

/** What somebody who joins could have booked: only what is freed later is offered to them. */
export async function listKnownStarts(
  db: Db,
  {
    businessId,
    settings,
    wish,
    now,
  }: {
    businessId: string;
    settings: BookableSettings;
    wish: Omit<WaitlistWish, "serviceTitle">;
    now: Date;
  },
): Promise<number[]> {
  const [first = wish.lastDate] = wish.dates;
  const search = { businessId, settings, visit: makeDefaultVisit(settings), now };
  const taken = await findTakenRanges(db, search, first, wish.lastDate);
  const findOpenings = makeOpeningsFinder(settings, taken, now);
  return wish.dates.flatMap((date) =>
    listFittingStarts(
      { ...wish, teammateId: null },
      findOpenings(wish, date, []),
      settings.timeZone,
    ),
  );
}

/** Nobody joins where the owner's plan has no waiting list. Whoever waits already goes on waiting, and is still asked. */
export function requireWaitingList({ plan }: Pick<BookableSettings, "plan">): void {
  if (!planTerms[plan].hasWaitingList) throw new AppError("waitlist_not_offered");
}

/** Throws where somebody waits for as much as one person may, or too many wait already. */
export async function requireRoom(
  tx: Tx,
  businessId: string,
  person: WaitingPerson,
): Promise<void> {
  await requireOnlineBookings(tx, businessId, person);
  const { here, all } = await countPlacesOfPerson(tx, businessId, person);
  if (here >= maxWaitlistPlacesAtBusiness || all >= maxWaitlistPlaces)
    throw new AppError("too_many_waitlist_places");
  if ((await countPlacesOfBusiness(tx, businessId)) >= maxWaitlistLength)
    throw new AppError("waitlist_full");
}
