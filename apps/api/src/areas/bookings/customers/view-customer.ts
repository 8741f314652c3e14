import type { CustomerRow, CustomerVisit } from "@boab/contracts/bookings/customers";
import { toLocalDateTime } from "../slots/zone.rules.ts";
import type { listVisitsOfCustomer, StoredCustomer } from "./customers.repository.ts";

export const viewCustomerRow = (customer: StoredCustomer): CustomerRow => ({
  id: customer.id,
  name: customer.name,
  email: customer.email,
  phone: customer.phone,
  visits: customer.visits,
  latestStartsAt: customer.latestStartsAt.toISOString(),
  timeZone: customer.timeZone,
  areOnlineBookingsStopped: customer.onlineBookingsStoppedAt !== null,
});

type StoredVisit = Awaited<ReturnType<typeof listVisitsOfCustomer>>[number];

export function viewVisit(visit: StoredVisit): CustomerVisit {
  const { date, time: start } = toLocalDateTime(visit.startsAt.getTime(), visit.timeZone);
  return {
    id: visit.id,
    date,
    start,
    end: toLocalDateTime(visit.endsAt.getTime(), visit.timeZone).time,
    serviceTitle: visit.serviceTitle,
    style: visit.style,
    bookingStatus: visit.status,
    priceCents: visit.priceCents,
    paidCents: (visit.paidCents ?? 0) - (visit.refundedCents ?? 0),
  };
}
