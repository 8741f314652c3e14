import { formatMoney } from "@boab/format/money";
import { Button } from "#ui/actions/button.tsx";

/** A price of the business's page. */
export interface ListedPrice {
  id: string;
  title: string;
  amountCents: number;
}

interface ListedPricesProps {
  prices: readonly ListedPrice[];
  isFull: boolean;
  onAddLength: (price: ListedPrice) => void;
}

/** The prices of the page that nobody can book yet, because they have no length. */
export function ListedPrices({ prices, isFull, onAddLength }: ListedPricesProps) {
  return (
    <section aria-labelledby="listed-prices" className="mt-3.5 border-t border-line pt-[18px]">
      <h3 id="listed-prices" className="text-md font-[620]">
        Also on your price list
      </h3>
      <p className="mt-1 text-md text-ink-2">
        Add a length to take bookings for it. Without one it stays a price on your page.
      </p>
      <ul className="mt-2">
        {prices.map((price) => (
          <li
            key={price.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 last:border-b-0"
          >
            <span className="min-w-0 flex-1 basis-[45%] break-words">{price.title}</span>
            <span className="type-money">
              {price.amountCents === 0 ? "Free" : formatMoney(price.amountCents)}
            </span>
            <Button
              variant="secondary"
              size="xs"
              aria-label={`Add a length: ${price.title}`}
              disabled={isFull}
              onClick={() => onAddLength(price)}
            >
              Add a length
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
