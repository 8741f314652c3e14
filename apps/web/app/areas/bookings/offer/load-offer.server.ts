import { readPublicSettings, type Service } from "@boab/contracts/bookings/settings";
import { countSlots, listSlots } from "@boab/contracts/bookings/slots";
import type { ApiClient } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { publicApi } from "#lib/api/public-api.server.ts";
import { formatMoney } from "#lib/format/format.ts";
import { log } from "#lib/http/log.server.ts";
import { bookAddress, bookPath } from "../paths.ts";
import { slotValue } from "../slot-value.ts";
import { addDays, clockTime, dateIn, longDay, shortDay } from "../times.ts";

/** How the page of a business offers to book a time. */
export interface OfferView {
  /** Null where the business takes no bookings here. */
  book: string | null;
  bookingLink: string | null;
  bookingPhone: string | null;
  /** `From $60.00`, `$60.00`; null where nothing has a price. */
  price: string | null;
  isPaidLater: boolean;
  next: NextTimes | null;
}

interface NextTimes {
  /** The first service, for which the times are free. */
  service: string | null;
  /** `Saturday 14 November` */
  day: string;
  /** `Today 3:00 pm`, `Sat 14 Nov, 3:00 pm` */
  first: string;
  times: { label: string; isFree: boolean; to: string }[];
}

/** As far ahead as a business page looks for a free time. */
const daysInSight = 13;
const shownTimes = 6;

/** Null for a business without bookings, and while they cannot be read: the rest of its page is still worth seeing. */
export const loadOffer = (request: Request, slug: string, now: Date) =>
  orNull(slug, () => readOffer(publicApi(request), slug, now));

/** Where a time at the business can be booked, for pages that only lead there. */
export const loadBookPath = (request: Request, slug: string) =>
  orNull(slug, async () => {
    const settings = await publicApi(request).call(readPublicSettings, { params: { id: slug } });
    return settings.acceptsBookings ? bookPath(slug) : null;
  });

async function orNull<Read>(slug: string, read: () => Promise<Read>): Promise<Read | null> {
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
    ...{ bookingLink, bookingPhone, isPaidLater: payLater },
    book: acceptsBookings ? bookPath(slug) : null,
    price: priceOf(services),
    next: acceptsBookings ? await readNext({ call }, slug, services[0], timeZone, now) : null,
  };
}

function priceOf(services: Pick<Service, "priceCents">[]): string | null {
  const prices = services.map(({ priceCents }) => priceCents).filter((cents) => cents > 0);
  if (prices.length === 0) return null;
  const least = formatMoney(Math.min(...prices));
  return new Set(services.map(({ priceCents }) => priceCents)).size > 1 ? `From ${least}` : least;
}

async function readNext(
  { call }: Pick<ApiClient, "call">,
  slug: string,
  service: Service | undefined,
  timeZone: string,
  now: Date,
): Promise<NextTimes | null> {
  const today = dateIn(timeZone, now);
  const params = { id: slug };
  const serviceId = service?.id;
  const until = addDays(today, daysInSight);
  const { days } = await call(countSlots, { params, query: { from: today, until, serviceId } });
  const date = days.find(({ free }) => free > 0)?.date;
  if (!date) return null;
  const { slots } = await call(listSlots, { params, query: { date, serviceId } });
  const position = slots.findIndex(({ isFree }) => isFree);
  const first = slots[position];
  if (!first) return null;
  const time = clockTime(first.start);
  return {
    service: service ? serviceText(service) : null,
    day: longDay(date),
    first: date === today ? `Today ${time}` : `${shortDay(date)}, ${time}`,
    times: slots.slice(position, position + shownTimes).map((slot) => ({
      label: clockTime(slot.start),
      isFree: slot.isFree,
      to: bookAddress(slug, { service: serviceId, date, start: slotValue(slot) }),
    })),
  };
}

const serviceText = ({ title, priceCents }: Service) =>
  priceCents > 0 ? `${title}, ${formatMoney(priceCents)}` : title;
