import { readPublicSettings } from "@boab/contracts/bookings/settings";
import { decideStyle } from "@boab/contracts/bookings/style.rules";
import type { WaitlistPlace } from "@boab/contracts/bookings/waitlist";
import { publicApi } from "#lib/api/public-api.server.ts";
import type { ChosenService } from "../book/chosen-service.ts";
import type { BookView } from "../book/load-book.server.ts";

export interface PlaceView {
  place: WaitlistPlace;
  /** How the offered time is booked, at the price of now; null without an offer. */
  terms: { settings: BookView["settings"]; service: ChosenService | null } | null;
  /** The time of loading, so that server and browser render the same. */
  readAt: string;
}

/** Loads what somebody on a waiting list can do now. */
export async function loadPlace(request: Request, place: WaitlistPlace): Promise<PlaceView> {
  const readAt = new Date().toISOString();
  if (!place.offer) return { place, terms: null, readAt };
  const settings = await publicApi(request).load(readPublicSettings, {
    params: { id: place.business.slug },
  });
  const found = settings.services.find(({ id }) => id === place.serviceId);
  const verdict = found && decideStyle(found, place.style);
  const service = found && verdict?.ok ? { ...found, ...verdict.offer } : null;
  return { place, terms: { settings, service }, readAt };
}
