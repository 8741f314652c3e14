import type { CustomerBooking, WaitingBooking } from "@boab/contracts/bookings/bookings";
import { formatClock, getTimeZoneCity } from "@boab/format/calendar";
import { formatDay } from "@boab/format/dates";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { Button } from "#ui/actions/button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { toast } from "#ui/feedback/toast.ts";

interface VerifyFormProps {
  booking: CustomerBooking;
  /** Other bookings with the same email that still have to be confirmed. */
  waiting: WaitingBooking[];
  /** Set when the form was posted without JavaScript. */
  firstResult: FormResult<CustomerBooking> | undefined;
}

/** The guest confirms with a button. Opening the link alone confirms nothing, because mail scanners open links too. */
export function VerifyForm({ booking, waiting, firstResult }: VerifyFormProps) {
  const verify = usePageAction<CustomerBooking>({
    firstResult,
    onSuccess: ({ bookingStatus }) =>
      toast(bookingStatus === "confirmed" ? "You're booked." : "Your request is on its way."),
  });
  if (!booking.can.verify && waiting.length === 0) return null;
  const pressedBookingId = verify.pendingValues?.bookingId;
  return (
    <div className="mb-5">
      <ActionFailure of={verify} className="mb-4" />
      {booking.can.verify && (
        <form {...verify.form}>
          <input type="hidden" name="intent" value="verify" />
          <input type="hidden" name="bookingId" value={booking.id} />
          <Button
            type="submit"
            size="lg"
            isPending={verify.isPending && pressedBookingId === booking.id}
            pendingLabel="Confirming"
          >
            Confirm my booking
          </Button>
        </form>
      )}
      {waiting.length > 0 && (
        <section aria-labelledby="also-waiting" className="mt-6">
          <h2 id="also-waiting" className="text-lg">
            Also booked with your email
          </h2>
          <p className="mt-1 text-ink-2">
            If this was you, confirm it here. If not, there's nothing to do.
          </p>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {waiting.map(({ id, businessName, date, start, timeZone }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <span>
                  <b className="block">{businessName}</b>
                  {formatDay(date)}, {formatClock(start)}, {getTimeZoneCity(timeZone)} time
                </span>
                <form {...verify.form}>
                  <input type="hidden" name="intent" value="verify" />
                  <input type="hidden" name="bookingId" value={id} />
                  <Button
                    type="submit"
                    variant="secondary"
                    size="sm"
                    aria-label={`Confirm ${businessName}, ${formatDay(date)}`}
                    isPending={verify.isPending && pressedBookingId === id}
                    pendingLabel="Confirming"
                  >
                    Confirm
                  </Button>
                </form>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
