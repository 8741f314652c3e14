import { bookingPaths } from "@boab/contracts/bookings/paths";
import { formatDayTime } from "@boab/format/calendar";
import { formatTime } from "@boab/format/dates";
import { findProfile } from "#areas/accounts/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import type { WaitlistNotice } from "../bookings.tasks.ts";
import type { BookingsDeps } from "../deps.ts";
import { describeLength, formatZoneName, getDayParts } from "../emails/describe-visit.ts";
import { findOpenOffer, type OpenOffer } from "../waitlist/offers.repository.ts";
import { findPlace, type StoredPlace } from "../waitlist/waitlist.repository.ts";
import { type WaitlistEmailData, waitlistEmails } from "./waitlist-emails.ts";
import { hasWaitlistLink, insertWaitlistLink } from "./waitlist-links.repository.ts";

interface WaitlistEmailRequest {
  placeId: string;
  notice: WaitlistNotice;
  offerId?: string | undefined;
}

/**
 * Writes and sends one email about a place as it is now: nobody is told of an offer that is over. The token of a guest's
 * link is made here, and only its hash is stored.
 */
export async function sendWaitlistEmail(
  deps: BookingsDeps,
  { placeId, notice, offerId }: WaitlistEmailRequest,
): Promise<void> {
  const { db, clock } = deps;
  const place = await findPlace(db, placeId);
  const offer = await findOpenOffer(db, placeId, clock());
  if (!place || !isStillDue(place, notice, offer?.id === offerId)) return;
  const to = place.userId ? (await findProfile(db, place.userId))?.email : place.email;
  if (!to) return;
  const email = waitlistEmails[notice];
  await deps.sendSecretMail({
    email,
    key: `${email.kind}:${offerId ?? placeId}`,
    to,
    makeData: async () => buildEmailData(place, offer, await makePlaceUrl(deps, place, notice)),
    // Anyone can type anyone's email, so beyond the limit nobody gets another link to join.
    isCovered: async () =>
      notice === "verify" || place.userId !== null || hasWaitlistLink(db, placeId, clock()),
  });
}

function isStillDue(place: StoredPlace, notice: WaitlistNotice, isOffered: boolean): boolean {
  if (notice === "verify") return place.joinedAt === null && place.endedAt === null;
  return notice === "offer" ? isOffered : place.endReason === "unanswered";
}

/** Members sign in to see their place, guests get a link. Whoever is off the list goes to the free times. */
async function makePlaceUrl(
  { db, clock, publicOrigin }: BookingsDeps,
  { id, userId, slug }: StoredPlace,
  notice: WaitlistNotice,
): Promise<string> {
  if (notice === "ended") return `${publicOrigin}/directory/listings/${slug}/book`;
  if (userId) return `${publicOrigin}${bookingPaths.ownWaitlistPlace(id)}`;
  const token = makeToken();
  await inTransaction(db, (tx) =>
    insertWaitlistLink(tx, { tokenHash: hashToken(token), placeId: id, now: clock() }),
  );
  return `${publicOrigin}${bookingPaths.waitlistByLink(token)}`;
}

function buildEmailData(
  { businessName, serviceTitle, timeZone }: StoredPlace,
  offer: OpenOffer | undefined,
  url: string,
): WaitlistEmailData {
  const shared = { businessName, service: serviceTitle ?? "", url };
  if (!offer) return { ...shared, time: "", answerBy: "", details: null };
  const { startsAt, endsAt, answerBy } = offer;
  const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
  return {
    ...shared,
    time: formatDayTime(startsAt, timeZone),
    answerBy: `${formatTime(answerBy, timeZone)} ${formatZoneName(timeZone)}`,
    details: {
      card: {
        ...getDayParts(startsAt, timeZone),
        time: `${formatTime(startsAt, timeZone)} to ${formatTime(endsAt, timeZone)}`,
        lines: [`${formatZoneName(timeZone)}, ${describeLength(minutes)}`],
      },
      rows: serviceTitle ? [{ label: "Service", value: serviceTitle }] : [],
    },
  };
}
