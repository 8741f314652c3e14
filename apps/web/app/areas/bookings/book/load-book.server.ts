import {
  type PublicBookingSettings,
  readPublicSettings,
  type Service,
} from "@boab/contracts/bookings/settings";
import { publicApi } from "#lib/api/public-api.server.ts";
import { freeTimes, loadTimes, type TimesView } from "../load-times.server.ts";
import { bookAddress } from "../paths.ts";

export interface BookView {
  settings: PublicBookingSettings;
  /** Null before one is chosen, and for a business without any. */
  service: Service | null;
  /** Null while a service is still to be chosen. */
  times: TimesView | null;
  /** A time that was chosen on the way here. */
  start: string | null;
}

export async function loadBook(request: Request, slug: string, url: URL): Promise<BookView> {
  const calls = publicApi(request);
  const settings = await calls.load(readPublicSettings, { params: { id: slug } });
  const { services, timeZone, daysAhead } = settings;
  const service = chooseService(services, url.searchParams.get("service"));
  const start = url.searchParams.get("start");
  const isChoosing = services.length > 0 && !service;
  if (!settings.acceptsBookings || isChoosing) return { settings, service, times: null, start };
  const times = await loadTimes(freeTimes(calls, slug, service?.id), {
    ...{ timeZone, daysAhead, now: new Date() },
    params: url.searchParams,
    addressOf: (choice) => bookAddress(slug, { service: service?.id, ...choice }),
  });
  return { settings, service, times, start };
}

/** Where there is only one, nobody has to choose. */
function chooseService(services: Service[], wanted: string | null): Service | null {
  const [first] = services;
  if (services.length === 1 && first) return first;
  return services.find(({ id }) => id === wanted) ?? null;
}
