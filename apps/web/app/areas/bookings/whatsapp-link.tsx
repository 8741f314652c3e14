import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { describeServices } from "@boab/contracts/bookings/party.rules";
import { formatClock } from "@boab/format/calendar";
import { formatDay } from "@boab/format/dates";
import { WhatsappLogoIcon } from "@phosphor-icons/react/dist/ssr/WhatsappLogo";
import { getButtonClass } from "#ui/actions/button-style.ts";

/** What a friend gets. It has the listing's link and never the private one, because chats are forwarded. */
export function formatShareText(booking: CustomerBooking, listingUrl: string): string {
  const { business, serviceTitle, party, date, start, bookingStatus } = booking;
  return [
    bookingStatus === "confirmed"
      ? `I'm booked at ${business.businessName}`
      : `I've asked for a time at ${business.businessName}`,
    [describeServices(serviceTitle, party.length - 1), formatDay(date), formatClock(start)]
      .filter(Boolean)
      .join(", "),
    business.address ?? [business.city, business.state].filter(Boolean).join(" "),
    listingUrl,
  ]
    .filter(Boolean)
    .join("\n");
}

export const WhatsappLink = ({
  booking,
  listingUrl,
}: {
  booking: CustomerBooking;
  listingUrl: string;
}) => (
  <a
    href={`https://wa.me/?text=${encodeURIComponent(formatShareText(booking, listingUrl))}`}
    className={getButtonClass({ variant: "secondary" })}
    target="_blank"
    rel="noopener noreferrer"
  >
    <WhatsappLogoIcon size={20} aria-hidden="true" />
    Send on WhatsApp
  </a>
);
