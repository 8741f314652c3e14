import { LinkButton } from "#ui/actions/link-button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { myBookingsPath } from "./paths.ts";

/** The card on the account page links to the member's bookings. */
export const BookingsCard = () => (
  <Card
    as="section"
    aria-labelledby="bookings-title"
    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
  >
    <div>
      <h2 id="bookings-title" className="text-xl">
        Bookings
      </h2>
      <p className="mt-1 text-md text-ink-2">Times you've booked. Move or cancel them here.</p>
    </div>
    <LinkButton to={myBookingsPath} variant="secondary" size="xs">
      Your bookings
    </LinkButton>
  </Card>
);
