import { LocalDate } from "@boab/contracts/bookings/fields";
import { readPublicSettings } from "@boab/contracts/bookings/settings";
import { countSlots } from "@boab/contracts/bookings/slots";
import { type StyleChoice, toStyleQuery } from "@boab/contracts/bookings/styles";
import { toIsoDay } from "@boab/format/zones";
import { redirect } from "react-router";
import { publicApi } from "#lib/api/public-api.server.ts";
import { type ChosenService, chooseStyle, readStyleChoice } from "../book/chosen-service.ts";
import { bookPath } from "../paths.ts";
import { addDays } from "../times.ts";
import { viewWaitlistDays, type WaitlistDay } from "./waitlist-view.ts";

/** Four weeks show at once. */
const shownDays = 28;

export interface JoinView {
  service: ChosenService | null;
  style: StyleChoice;
  timeZone: string;
  days: WaitlistDay[];
  /** The day that somebody came from. */
  date: string | null;
}

/** Loads the days somebody may wait for. Without a service to wait for, or a list, they choose a time instead. */
export async function loadJoin(request: Request, slug: string, url: URL): Promise<JoinView> {
  const client = publicApi(request);
  const settings = await client.load(readPublicSettings, { params: { id: slug } });
  const { services, timeZone, daysAhead, acceptsBookings, hasWaitingList } = settings;
  const found = services.find(({ id }) => id === url.searchParams.get("service"));
  const only = services.length === 1 ? services[0] : undefined;
  const chosen = found ?? only;
  const choosing = chosen && chooseStyle(chosen, url.searchParams);
  if (!acceptsBookings || !hasWaitingList || (services.length > 0 && choosing?.step !== "time"))
    throw redirect(bookPath(slug));
  const service = choosing?.step === "time" ? choosing.service : null;
  const style = service ? readStyleChoice(url.searchParams) : {};
  const today = toIsoDay(new Date(), timeZone);
  const date = LocalDate.safeParse(url.searchParams.get("date")).data ?? null;
  const from = date && date > addDays(today, shownDays - 8) ? addDays(date, -7) : today;
  const until = [addDays(today, daysAhead), addDays(from, shownDays - 1)].toSorted()[0];
  const { days } = await client.load(countSlots, {
    params: { id: slug },
    query: {
      from,
      until,
      serviceId: service?.id,
      ...toStyleQuery(style),
    },
  });
  return { service, style, timeZone, days: viewWaitlistDays(days), date };
}
