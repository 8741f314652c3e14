import { use } from "react";
import { EditingContext } from "../editing/editing-context.ts";
import type { BusinessView } from "./business-view.ts";
import type { PricesContent } from "./price-shop.ts";
import { SectionFrame } from "./section-frame.tsx";

interface PricesProps {
  view: Pick<BusinessView, "prices" | "takesPayments">;
  pricesContent?: PricesContent | undefined;
}

export function Prices({ view: { prices, takesPayments }, pricesContent }: PricesProps) {
  const isOwner = use(EditingContext)?.isOwner === true;
  const isPayable = prices.some(({ amountCents }) => amountCents > 0);
  return (
    <SectionFrame name="prices">
      <ul>
        {prices.map((price) => (
          <li
            key={price.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-[11px]"
          >
            <span className="min-w-0 flex-1 basis-[55%] break-words">{price.title}</span>
            <b className="flex-none type-money">{price.amount}</b>
            {takesPayments && !isOwner && price.amountCents > 0 && pricesContent?.actions(price)}
          </li>
        ))}
      </ul>
      {isOwner && isPayable && !takesPayments && pricesContent?.ownerNote}
    </SectionFrame>
  );
}
