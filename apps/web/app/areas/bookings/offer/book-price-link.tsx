import { LinkButton } from "#ui/actions/link-button.tsx";
import { bookHref } from "../paths.ts";

interface BookPriceLinkProps {
  slug: string;
  price: { id: string; title: string };
}

/** Opens the booking page with this service chosen. */
export function BookPriceLink({ slug, price: { id, title } }: BookPriceLinkProps) {
  return (
    <LinkButton
      to={bookHref(slug, { service: id })}
      variant="secondary"
      size="xs"
      aria-label={`Book: ${title}`}
      className="flex-none"
    >
      Book
    </LinkButton>
  );
}
