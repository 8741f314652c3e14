import { bookingCopy } from "@boab/contracts/bookings/copy";
import type {
  changeWaitlistPlaceByLink as changeWaitlistPlaceByLinkCall,
  WaitlistPlace,
} from "@boab/contracts/bookings/waitlist";
import type { CallResponse, PartOutput } from "@boab/contracts/common/call";
import { type Db, inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import type { BookingsDeps } from "../deps.ts";
import { addBookingSession } from "../sessions/start-booking-session.ts";
import { findPlace, type StoredPlace } from "../waitlist/waitlist.repository.ts";
import { applyWaitlistAction, lockPlace, viewBooked } from "./change-place.ts";
import { confirmJoining } from "./confirm-joining.ts";
import { viewPlace } from "./view-place.ts";
import {
  findLinkedPlaceId,
  findPlaceIdByEmailedLink,
  insertWaitlistSession,
} from "./waitlist-links.repository.ts";

/** Long enough to choose and to pay, short enough for a shared computer. */
const sessionSeconds = 2 * 60 * 60;

const makeGoneError = () => new AppError("not_found", { sentence: bookingCopy.waitlistLinkGone });

async function requireLinkedPlace(db: Db, token: string, now: Date): Promise<StoredPlace> {
  const id = await findLinkedPlaceId(db, hashToken(token), now);
  const place = id && (await findPlace(db, id));
  if (!place) throw makeGoneError();
  return place;
}

/** Exchanges the token of an email for a session of that one place, so that it can leave the address bar. */
export async function startPlaceSession({ db, clock }: BookingsDeps, token: string) {
  return inTransaction(db, async (tx) => {
    const now = clock();
    const placeId = await findPlaceIdByEmailedLink(tx, hashToken(token), now);
    if (!placeId) throw makeGoneError();
    const session = makeToken();
    const expiresAt = new Date(now.getTime() + sessionSeconds * 1000);
    await insertWaitlistSession(tx, { tokenHash: hashToken(session), placeId, now, expiresAt });
    return { placeId, session, seconds: sessionSeconds };
  });
}

/** Whoever holds the link sees the place, and nothing else of whose it is. */
export async function openPlaceLink(
  { db, clock }: BookingsDeps,
  token: string,
): Promise<WaitlistPlace> {
  return viewPlace(db, await requireLinkedPlace(db, token, clock()), clock());
}

/** A guest joins by the link in an email, and takes or declines what is offered, or leaves. */
export async function changePlaceByLink(
  deps: BookingsDeps,
  { token, action, ...request }: PartOutput<(typeof changeWaitlistPlaceByLinkCall)["body"]>,
): Promise<CallResponse<typeof changeWaitlistPlaceByLinkCall>> {
  const { maxRetainedRate } = await deps.settings.read();
  const { bookingId } = await runOnce(deps.db, async (tx) => {
    const { id } = await requireLinkedPlace(tx, token, deps.clock());
    await lockPlace(deps, tx, id);
    const place = await requireLinkedPlace(tx, token, deps.clock());
    if (action !== "join")
      return applyWaitlistAction(deps, tx, place, { ...request, action }, maxRetainedRate);
    await confirmJoining(tx, place, deps.clock());
    return { bookingId: null };
  });
  const place = await requireLinkedPlace(deps.db, token, deps.clock());
  return {
    place: await viewPlace(deps.db, place, deps.clock()),
    booking: await viewBooked(deps, bookingId),
    session: bookingId ? await startBookedSession(deps, bookingId) : null,
  };
}

/** The email was proven by the link to the list, so what was booked with it is opened as by a link of its own. */
const startBookedSession = ({ db, clock }: BookingsDeps, bookingId: string) =>
  inTransaction(db, (tx) => addBookingSession(tx, { bookingId, now: clock(), provesEmail: true }));
