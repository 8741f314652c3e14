import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import type { ReactNode } from "react";
import { useProviderReturn } from "#lib/provider-return/use-provider-return.ts";

interface PaymentReturnProps {
  booking: Pick<CustomerBooking, "bookingStatus">;
  /** The way to pay, for whoever hasn't come back from paying. */
  children: ReactNode;
}

/**
 * A guest who comes back from paying waits here until the provider's message has arrived, which books the time. The page
 * loads again by itself for a while, and shows the way to pay again only to whoever didn't pay.
 */
export function PaymentReturn({ booking, children }: PaymentReturnProps) {
  const { returned, isWaiting } = useProviderReturn({
    refresh: async () => undefined,
    flags: ["paid", "cancelled"],
    isSettled: (known) => !("paid" in known.returned) || booking.bookingStatus !== "held",
    maxAttempts: 15,
  });
  if (!("paid" in returned)) return children;
  return (
    <p role="status" className="mb-5 text-ink-2">
      {isWaiting
        ? "Thanks. We're waiting for your payment to arrive, which takes a few seconds."
        : "Your payment hasn't reached us yet. We'll email you as soon as it does, so you don't need to pay again."}
    </p>
  );
}
