import {
  type PublicBookingSettings,
  readPublicSettings,
  type Service,
} from "@boab/contracts/bookings/settings";
import { publicApi } from "#lib/api/public-api.server.ts";
import { loadReplyTime } from "../load-reply-time.server.ts";
import { loadTimes, makeFreeTimesSource, type TimesView } from "../load-times.server.ts";
import { bookHref } from "../paths.ts";

export interface BookView {
  settings: PublicBookingSettings;
  /** Null before a service is chosen, and for a business without services. */
  service: Service | null;
  /** Null while the customer still has to choose a service. */
  times: TimesView | null;
  /** How soon requests are usually answered, such as `within 2 hours`; null where bookings need no answer. */
  replyTime: string | null;
  /** Set when the customer chose a time before opening this page. */
  start: string | null;
  /** The time of loading, so that server and browser render the same. */
  readAt: string;
}

export async function loadBook(request: Request, slug: string, url: URL): Promise<BookView> {
  const client = publicApi(request);
  const settings = await client.load(readPublicSettings, { params: { id: slug } });
  const { services, timeZone, daysAhead } = settings;
  const service = chooseService(services, url.searchParams.get("service"));
  const start = url.searchParams.get("start");
  const isChoosing = services.length > 0 && !service;
  const readAt = new Date().toISOString();
  const replyTime = await loadReplyTime(client, slug, settings);
  if (!settings.acceptsBookings || isChoosing)
    return { settings, service, times: null, replyTime, start, readAt };
  const times = await loadTimes(makeFreeTimesSource(client, slug, service?.id), {
    timeZone,
    daysAhead,
    now: new Date(),
    params: url.searchParams,
    buildHref: (choice) => bookHref(slug, { service: service?.id, ...choice }),
  });
  return { settings, service, times, replyTime, start, readAt };
}

/** A single service is chosen automatically. */
function chooseService(services: Service[], chosenId: string | null): Service | null {
  const [first] = services;
  if (services.length === 1 && first) return first;
  return services.find(({ id }) => id === chosenId) ?? null;
}
