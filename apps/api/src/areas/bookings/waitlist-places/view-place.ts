import type { WaitlistPlace } from "@boab/contracts/bookings/waitlist";
import type { Db } from "#platform/db/db.ts";
import { toLocalDateTime } from "../slots/zone.rules.ts";
import { findOpenOffer, type OpenOffer } from "../waitlist/offers.repository.ts";
import type { StoredPlace } from "../waitlist/waitlist.repository.ts";

/** A place as the person who waits sees it, with what they may take now. */
export async function viewPlace(db: Db, place: StoredPlace, now: Date): Promise<WaitlistPlace> {
  const offer = place.endedAt ? undefined : await findOpenOffer(db, place.id, now);
  return {
    id: place.id,
    business: {
      id: place.businessId,
      slug: place.slug,
      businessName: place.businessName,
    },
    timeZone: place.timeZone,
    serviceId: place.serviceId,
    serviceTitle: place.serviceTitle,
    style: place.style,
    dates: place.dates,
    earliestStart: place.earliestStart,
    latestStart: place.latestStart,
    status: getStatus(place),
    endReason: place.endReason,
    offer: offer ? viewOffer(offer, place.timeZone) : null,
  };
}

function getStatus({ endedAt, joinedAt }: StoredPlace): WaitlistPlace["status"] {
  if (endedAt) return "ended";
  return joinedAt ? "waiting" : "unverified";
}

function viewOffer({ id, startsAt, endsAt, answerBy }: OpenOffer, timeZone: string) {
  const { date, time: start } = toLocalDateTime(startsAt.getTime(), timeZone);
  return {
    id,
    date,
    start,
    end: toLocalDateTime(endsAt.getTime(), timeZone).time,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    answerBy: answerBy.toISOString(),
  };
}
