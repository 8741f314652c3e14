import { LinkButton } from "#ui/actions/link-button.tsx";
import type { OfferView } from "./load-offer.server.ts";

/** The same in the bar at the bottom of a phone. */
export const OfferBar = ({ offer, book }: { offer: OfferView; book: string }) => (
  <>
    <p className="min-w-0 flex-1">
      <b className="block truncate">{offer.price ?? "Book online"}</b>
      <span className="line-clamp-2 text-xs text-ink-3">
        {offer.next ? `Next: ${offer.next.first}` : "No free times in the next two weeks"}
      </span>
    </p>
    <LinkButton to={book} className="order-last">
      Book a time
    </LinkButton>
  </>
);
