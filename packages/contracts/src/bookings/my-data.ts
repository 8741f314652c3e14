import { z } from "zod";
import { CustomerBooking } from "./bookings.ts";
import { StyleChoice } from "./styles.ts";

/** The bookings part of a member's data export. */
export const BookingData = z.strictObject({
  bookings: z.array(
    CustomerBooking.pick({
      id: true,
      businessId: true,
      customerName: true,
      customerEmail: true,
      customerPhone: true,
      customerNotes: true,
      startsAt: true,
      endsAt: true,
      timeZone: true,
      serviceTitle: true,
      style: true,
      priceCents: true,
      bookingStatus: true,
      cancellationReason: true,
      createdAt: true,
    }).extend({
      /** The other times that the business asked for, and what became of each. */
      suggestedTimes: z.array(
        z.strictObject({
          startsAt: z.iso.datetime(),
          askedAt: z.iso.datetime(),
          outcome: z.string().nullable(),
        }),
      ),
    }),
  ),
  /** The places on waiting lists. */
  waitlistPlaces: z.array(
    z.strictObject({
      id: z.string(),
      businessId: z.string(),
      email: z.string().nullable(),
      serviceTitle: z.string().nullable(),
      style: StyleChoice,
      dates: z.array(z.string()),
      earliestStart: z.string().nullable(),
      latestStart: z.string().nullable(),
      createdAt: z.iso.datetime(),
      endedAt: z.iso.datetime().nullable(),
      /** The times that were offered, and what became of each. */
      offers: z.array(
        z.strictObject({
          startsAt: z.iso.datetime(),
          opensAt: z.iso.datetime(),
          outcome: z.string().nullable(),
        }),
      ),
    }),
  ),
  /** What businesses note about the person, in their list of customers. */
  customerCards: z.array(
    z.strictObject({
      businessId: z.string(),
      name: z.string(),
      preferences: z.string(),
      notes: z.string(),
      onlineBookingsStoppedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** The private calendar links the person has made; the links themselves are stored as hashes. */
  calendarFeeds: z.array(z.strictObject({ businessId: z.string(), createdAt: z.iso.datetime() })),
  /** The questions whether a business may name the person, sent to their email; only hashes of the links are stored. */
  nameRequests: z.array(
    z.strictObject({
      businessId: z.string(),
      name: z.string(),
      askedAt: z.iso.datetime(),
      answeredAt: z.iso.datetime().nullable(),
    }),
  ),
  /** The links to answer a request that were emailed to the person; only their hashes are stored. */
  requestLinks: z.array(
    z.strictObject({
      bookingId: z.string(),
      createdAt: z.iso.datetime(),
      usedAt: z.iso.datetime().nullable(),
    }),
  ),
});
export type BookingData = z.infer<typeof BookingData>;
