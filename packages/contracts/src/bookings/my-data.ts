import { z } from "zod";
import { CustomerBooking } from "./bookings.ts";

/** What the bookings area holds of a person, in the file of everything we hold. */
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
      priceCents: true,
      bookingStatus: true,
      cancellationReason: true,
      createdAt: true,
    }),
  ),
});
export type BookingData = z.infer<typeof BookingData>;
