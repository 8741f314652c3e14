import type { PartyVisit } from "@boab/contracts/bookings/party";
import {
  type PublicBookingSettings,
  readPublicSettings,
  type Service,
} from "@boab/contracts/bookings/settings";
import type { StyleChoice } from "@boab/contracts/bookings/styles";
import { publicApi } from "#lib/api/public-api.server.ts";
import { loadReplyTime } from "../load-reply-time.server.ts";
import {
  loadTimes,
  makeFreeTimesSource,
  type TimesView,
  type VisitChoice,
} from "../load-times.server.ts";
import { bookHref } from "../paths.ts";
import { type ChosenTeammate, chooseTeammate } from "./choose-teammate.ts";
import { type Choosing, chooseStyle, hasOptions, readStyleChoice } from "./chosen-service.ts";
import type { Party } from "./party.ts";
import { readParty } from "./read-party.server.ts";

export interface BookView extends ChosenTeammate {
  settings: PublicBookingSettings;
  /** Null before a service is chosen, and for a business without services. */
  choosing: Choosing | null;
  /** Size, length and extras as the URL names them. */
  style: StyleChoice;
  /** What is booked together with the chosen service. */
  party: Party;
  /** Null while the customer still has to choose a service or its style. */
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
  const choosing = service && chooseStyle(service, url.searchParams);
  const style = readStyleChoice(url.searchParams);
  const person = chooseTeammate(settings.team, service, url.searchParams.get("with"));
  const isChoosing = services.length > 0 && choosing?.step !== "time";
  const readAt = new Date().toISOString();
  const party = readParty(settings, url.searchParams);
  const replyTime = await loadReplyTime(client, slug, settings);
  const known = { settings, choosing, style, ...person, party, replyTime, start, readAt };
  if (!settings.acceptsBookings || isChoosing) return { ...known, times: null };
  const teammate = person.teammate?.key;
  const also = party.visits.map(({ choice }) => choice);
  const last = { person: party.person, serviceId: service?.id, style, teammate };
  const times = await loadTimes(makeFreeTimesSource(client, slug, toVisitChoice(also, last)), {
    timeZone,
    daysAhead,
    now: new Date(),
    params: url.searchParams,
    buildHref: (choice) =>
      bookHref(slug, {
        service: service?.id,
        ...(service && hasOptions(service) && { style }),
        teammate,
        also,
        person: party.person,
        ...choice,
      }),
  });
  return { ...known, times };
}

/** Times are looked for from what was chosen first. */
function toVisitChoice(
  also: readonly PartyVisit[],
  last: Omit<PartyVisit, "serviceId"> & { serviceId: string | undefined },
): VisitChoice {
  const [first, ...others] = also;
  const { serviceId } = last;
  if (!first || serviceId === undefined) return last;
  return { ...first, also: [...others, { ...last, serviceId }] };
}

/** A single service is chosen automatically. */
function chooseService(services: Service[], chosenId: string | null): Service | null {
  const [first] = services;
  if (services.length === 1 && first) return first;
  return services.find(({ id }) => id === chosenId) ?? null;
}
