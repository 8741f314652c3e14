import type { PublicBookingSettings } from "@boab/contracts/bookings/settings";
import { PhoneIcon } from "@phosphor-icons/react/dist/ssr/Phone";
import { getButtonClass } from "#ui/actions/button-style.ts";
import { cx } from "#ui/layout/cx.ts";

interface OtherWaysProps {
  settings: Pick<PublicBookingSettings, "bookingLink" | "bookingPhone">;
  className?: string | undefined;
}

/** BOOK-05: customers can also call, or book on the business's own site. */
export function OtherWays({ settings: { bookingLink, bookingPhone }, className }: OtherWaysProps) {
  if (!bookingLink && !bookingPhone) return null;
  return (
    <section aria-label="Other ways to book" className={cx("flex flex-wrap gap-3", className)}>
      {bookingPhone && (
        <a
          href={`tel:${bookingPhone.replace(/[^\d+]/g, "")}`}
          className={getButtonClass({ variant: "secondary", size: "sm" })}
        >
          <PhoneIcon size={18} aria-hidden="true" />
          Book by phone: {bookingPhone}
        </a>
      )}
      {bookingLink && (
        <a
          href={bookingLink}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={getButtonClass({ variant: "secondary", size: "sm" })}
        >
          Book on their website
        </a>
      )}
    </section>
  );
}
