import { use } from "react";
import { cx } from "#ui/layout/cx.ts";
import { EditingContext } from "../editing/editing-context.ts";
import type { BusinessView, PriceView } from "./business-view.ts";
import type { PricesContent } from "./price-shop.ts";
import { SectionFrame } from "./section-frame.tsx";

interface PricesProps {
  view: Pick<BusinessView, "prices" | "takesPayments">;
  pricesContent?: PricesContent | undefined;
}

export function Prices({ view: { prices, takesPayments }, pricesContent }: PricesProps) {
  const isOwner = use(EditingContext)?.isOwner === true;
  const isPayable = (price: PriceView) => price.length === null && price.amountCents > 0;
  const renderAction = (price: PriceView) => {
    if (price.length !== null) return pricesContent?.booking(price);
    return takesPayments && isPayable(price) && pricesContent?.actions(price);
  };
  return (
    <SectionFrame name="prices">
      <ul>
        {prices.map((price) => (
          <li
            key={price.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-[11px] sm:gap-x-6"
          >
            <span
              className={cx(
                "min-w-0 flex-1 break-words",
                // On a phone, one button fits beside the amount, but not two.
                price.length === null ? "basis-[55%]" : "basis-[40%]",
              )}
            >
              {price.title}
              {price.length !== null && (
                <span className="block text-sm text-ink-3">{price.length}</span>
              )}
            </span>
            <b className="flex-none type-money">{price.amount}</b>
            {!isOwner && renderAction(price)}
          </li>
        ))}
      </ul>
      {isOwner && prices.some(isPayable) && !takesPayments && pricesContent?.ownerNote}
    </SectionFrame>
  );
}
