import { LinkButton } from "#ui/actions/link-button.tsx";
import type { OfferView } from "./load-offer.server.ts";

/** Phones show the booking offer in a bar at the bottom. */
export const OfferBar = ({ offer, book }: { offer: OfferView; book: string }) => (
  <>
    <p className="min-w-0 flex-1">
      {/* The price of the service whose next time stands below it. */}
      <b className="block truncate">
        {(offer.next ? offer.next.price : offer.price) ?? "Book online"}
      </b>
      <span className="block truncate text-xs text-ink-3">
        {offer.next ? `Next: ${offer.next.first}` : "No free times in the next two weeks"}
      </span>
    </p>
    <LinkButton to={book} className="order-last">
      Book a time
    </LinkButton>
  </>
);
