import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, line, pageLimit, paragraphOrEmpty, Timestamp } from "../common/fields.ts";
import { BusinessKey } from "../directory/listing-fields.ts";
import { bookingStatuses } from "./limits.ts";
import { BookedStyle } from "./styles.ts";

export const maxCustomerNotes = 2000;
export const maxCustomerPreferences = 500;

/** One person at one business, in its list of customers. */
export const CustomerRow = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  visits: z.int(),
  latestStartsAt: Timestamp,
  timeZone: z.string(),
  areOnlineBookingsStopped: z.boolean(),
});
export type CustomerRow = z.infer<typeof CustomerRow>;

/** A visit on a customer's card. Date, start and end are in the business's local time. */
export const CustomerVisit = z.strictObject({
  id: z.string(),
  date: z.string(),
  start: z.string(),
  end: z.string(),
  serviceTitle: z.string().nullable(),
  style: BookedStyle.nullable(),
  bookingStatus: z.enum(bookingStatuses),
  priceCents: z.int(),
  /** What was paid through us and not given back. */
  paidCents: z.int(),
});
export type CustomerVisit = z.infer<typeof CustomerVisit>;

/** The card of one customer. What it says may be about their health: only those with the right see it. */
export const CustomerCard = z.strictObject({
  ...CustomerRow.shape,
  hasAccount: z.boolean(),
  firstStartsAt: Timestamp.nullable(),
  noShows: z.int(),
  lateCancellations: z.int(),
  /** What they paid through us at this business, less what was refunded. */
  spentCents: z.int(),
  preferences: z.string(),
  notes: z.string(),
  version: z.int(),
  /** The visits to come, the next first, and those that are over, the latest first; at most 50 of each. */
  upcoming: z.array(CustomerVisit),
  past: z.array(CustomerVisit),
});
export type CustomerCard = z.infer<typeof CustomerCard>;

const businessParams = z.strictObject({ id: BusinessKey });
const customerParams = z.strictObject({ id: BusinessKey, customerId: z.uuid() });

export const listCustomers = defineCall({
  method: "GET",
  path: "/dir/business/:id/customers",
  summary: "List a business's customers, or those whose name, phone or email begins so",
  params: businessParams,
  query: z.strictObject({
    q: line(120).optional(),
    cursor: Cursor.optional(),
    limit: pageLimit(50).optional(),
  }),
  response: z.strictObject({
    data: z.array(CustomerRow),
    nextCursor: z.string().nullable(),
    /** How many there are in all, without a search. */
    total: z.int(),
  }),
});

export const readCustomer = defineCall({
  method: "GET",
  path: "/dir/business/:id/customers/:customerId",
  summary: "Get one customer of a business with their visits and the business's notes",
  params: customerParams,
  response: CustomerCard,
});

export const updateCustomer = defineCall({
  method: "PUT",
  path: "/dir/business/:id/customers/:customerId",
  summary: "Save what a business notes about a customer",
  params: customerParams,
  body: z.strictObject({
    version: z.int(),
    notes: paragraphOrEmpty(maxCustomerNotes).optional(),
    preferences: paragraphOrEmpty(maxCustomerPreferences).optional(),
  }),
  response: CustomerCard,
});

export const setOnlineBookings = defineCall({
  method: "PUT",
  path: "/dir/business/:id/customers/:customerId/online-bookings",
  summary: "Stop the online bookings of a customer at a business, or allow them again",
  params: customerParams,
  body: z.strictObject({ areStopped: z.boolean() }),
  response: CustomerCard,
});
