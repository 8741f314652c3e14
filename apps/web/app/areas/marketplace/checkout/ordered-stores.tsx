import type { Checkout } from "@boab/contracts/marketplace/checkout";
import { Link } from "react-router";
import { formatMoney } from "#lib/format/format.ts";
import { Card } from "#ui/layout/card.tsx";
import { storePath } from "../paths.ts";

/** What each store sends, with the number of its order once there is one. */
export function OrderedStores({ checkout }: { checkout: Checkout }) {
  const isOrdered = checkout.state === "ordered";
  return (
    <Card as="section" aria-labelledby="ordered">
      <h2 id="ordered" className="text-xl">
        {isOrdered ? "What you ordered" : "What you chose"}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {checkout.stores.map(({ slug, storeName, totalCents, items, orderId }) => (
          <li key={slug} className="flex items-baseline justify-between gap-6 py-4">
            <span className="min-w-0 break-words">
              <Link to={storePath(slug)} className="font-[650]">
                {storeName}
              </Link>
              <span className="block text-sm text-ink-3">
                {orderId && `Order ${orderId}, `}
                {items === 1 ? "1 item" : `${items} items`}
              </span>
            </span>
            <b className="flex-none type-money">{formatMoney(totalCents)}</b>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-6 border-t border-line pt-4">
        <span>
          {isOrdered ? "Paid by card" : "Total"} <span className="text-sm text-ink-3">AUD</span>
        </span>
        <b className="text-xl type-money">{formatMoney(checkout.totalCents)}</b>
      </p>
    </Card>
  );
}
