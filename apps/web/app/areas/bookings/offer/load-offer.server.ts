import {
  type PublicBookingSettings,
  readPublicSettings,
  type Service,
} from "@boab/contracts/bookings/settings";
import { countSlots, listSlots } from "@boab/contracts/bookings/slots";
import { findShortestStyle } from "@boab/contracts/bookings/style.rules";
import { toStyleQuery } from "@boab/contracts/bookings/styles";
import { formatClock } from "@boab/format/calendar";
import { formatDay, formatLongDay } from "@boab/format/dates";
import { formatList } from "@boab/format/lists";
import { formatMoney } from "@boab/format/money";
import { toIsoDay } from "@boab/format/zones";
import type { ApiClient } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { log } from "#lib/http/log.server.ts";
import { bookHref, bookPath } from "../paths.ts";
import { formatSlotValue } from "../slot-value.ts";
import { addDays } from "../times.ts";

/** The booking panel on a business's page. */
export interface OfferView {
  /** The path of the booking page; null if the business takes no bookings here. */
  book: string | null;
  bookingLink: string | null;
  bookingPhone: string | null;
  /** `From $60.00`, `$60.00`; null where nothing has a price. */
  price: string | null;
  isPaidLater: boolean;
  next: NextTimes | null;
  /** Those who can be booked by name. */
  team: OfferedTeammate[];
}

export interface OfferedTeammate {
  name: string;
  /** `Knotless braids and Trim`, `All services` */
  does: string;
  /** The booking page with this person chosen. */
  to: string;
}

interface NextTimes {
  /** The times are free for this service, the first in the list. */
  service: string | null;
  /** The price of that service; null if it has none. */
  price: string | null;
  /** `Saturday 14 November` */
  day: string;
  /** `Today 3:00 pm`, `Sat 14 Nov, 3:00 pm` */
  first: string;
  times: { label: string; isFree: boolean; to: string }[];
}

/** A business's page looks this many days ahead for a free time. */
const searchedDayCount = 13;
const maxShownTimes = 6;

/** Null for a business without bookings, and if they can't be loaded, so that the rest of the page still shows. */
export const loadOffer = (request: Request, slug: string, now: Date) =>
  readOrNull(slug, () => readOffer(publicApi(request), slug, now));

/** The path of the booking page, for pages that only link to it; null if the business takes no bookings. */
export const loadBookPath = (request: Request, slug: string) =>
  readOrNull(slug, async () => {
    const settings = await publicApi(request).call(readPublicSettings, { params: { id: slug } });
    return settings.acceptsBookings ? bookPath(slug) : null;
  });

async function readOrNull<Read>(slug: string, read: () => Promise<Read>): Promise<Read | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log("warn", "bookings not read", { slug, code: error.code });
    return null;
  }
}

async function readOffer({ call }: ApiClient, slug: string, now: Date): Promise<OfferView | null> {
  const settings = await call(readPublicSettings, { params: { id: slug } });
  const { acceptsBookings, bookingLink, bookingPhone, services, timeZone, payLater } = settings;
  if (!acceptsBookings && !bookingLink && !bookingPhone) return null;
  return {
    bookingLink,
    bookingPhone,
    isPaidLater: payLater,
    book: acceptsBookings ? bookPath(slug) : null,
    price: formatLowestPrice(services),
    team: acceptsBookings ? listOfferedTeam(slug, settings) : [],
    next: acceptsBookings ? await readNextTimes({ call }, slug, services[0], timeZone, now) : null,
  };
}

const listOfferedTeam = (
  slug: string,
  { team, services }: Pick<PublicBookingSettings, "team" | "services">,
): OfferedTeammate[] =>
  team.map(({ key, name, serviceIds }) => ({
    name,
    does:
      serviceIds === null || services.length === 0
        ? "All services"
        : formatList(
            services.filter(({ id }) => serviceIds.includes(id)).map(({ title }) => title),
          ),
    to: bookHref(slug, { teammate: key }),
  }));

function formatLowestPrice(services: Pick<Service, "priceCents" | "styles">[]): string | null {
  const prices = services.map(({ priceCents }) => priceCents).filter((cents) => cents > 0);
  const hasStyles = services.some(({ styles }) => styles !== null);
  if (prices.length === 0) return null;
  const lowestPrice = formatMoney(Math.min(...prices));
  return hasStyles || new Set(services.map(({ priceCents }) => priceCents)).size > 1
    ? `From ${lowestPrice}`
    : lowestPrice;
}

async function readNextTimes(
  { call }: Pick<ApiClient, "call">,
  slug: string,
  service: Service | undefined,
  timeZone: string,
  now: Date,
): Promise<NextTimes | null> {
  const today = toIsoDay(now, timeZone);
  const params = { id: slug };
  const serviceId = service?.id;
  const style = service && findShortestStyle(service);
  const visit = { serviceId, ...(style && toStyleQuery(style)) };
  const until = addDays(today, searchedDayCount);
  const { days } = await call(countSlots, { params, query: { from: today, until, ...visit } });
  const date = days.find(({ free }) => free > 0)?.date;
  if (!date) return null;
  const { slots } = await call(listSlots, { params, query: { date, ...visit } });
  const position = slots.findIndex(({ isFree }) => isFree);
  const first = slots[position];
  if (!first) return null;
  const time = formatClock(first.start);
  return {
    service: service ? describeService(service) : null,
    price: service && service.priceCents > 0 ? formatServicePrice(service) : null,
    day: formatLongDay(date),
    first: date === today ? `Today ${time}` : `${formatDay(date)}, ${time}`,
    times: slots.slice(position, position + maxShownTimes).map((slot) => ({
      label: formatClock(slot.start),
      isFree: slot.isFree,
      to: bookHref(slug, {
        service: serviceId,
        date,
        start: formatSlotValue(slot),
      }),
    })),
  };
}

const describeService = (service: Service) =>
  service.priceCents > 0 ? `${service.title}, ${formatServicePrice(service)}` : service.title;

const formatServicePrice = ({ priceCents, styles }: Pick<Service, "priceCents" | "styles">) =>
  `${styles ? "from " : ""}${formatMoney(priceCents)}`;
