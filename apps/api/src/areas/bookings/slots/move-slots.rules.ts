import type { BookingSettings } from "@boab/contracts/bookings/settings";
import type { Visit } from "./slots.rules.ts";

interface Moving {
  id: string;
  businessId: string;
  startsAt: Date;
  endsAt: Date;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
}

/** A visit as it was booked; its service may have changed since. */
export const visitOf = (booking: Omit<Moving, "id" | "businessId">): Visit => ({
  durationMinutes: (booking.endsAt.getTime() - booking.startsAt.getTime()) / 60_000,
  bufferBeforeMinutes: booking.bufferBeforeMinutes,
  bufferAfterMinutes: booking.bufferAfterMinutes,
});

/** What listing the times to move to asks for, and accepting one of them: its own time is free for itself. */
export const wantedToMove = (booking: Moving, settings: BookingSettings, now: Date) => ({
  ...{ businessId: booking.businessId, settings, visit: visitOf(booking), now },
  except: booking.id,
});
