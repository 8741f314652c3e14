import type { Checkout } from "@boab/contracts/marketplace/checkout";
import { formatMoney } from "@boab/format/money";
import { Link } from "react-router";
import { Card } from "#ui/layout/card.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { orderPath, storePath } from "../paths.ts";

/** Lists what each store sends, with its order number once there is one. */
export function OrderedStores({ checkout }: { checkout: Checkout }) {
  const isOrdered = checkout.state === "ordered";
  return (
    <Card as="section" aria-labelledby="ordered">
      <h2 id="ordered" className="text-xl">
        {isOrdered ? "What you ordered" : "What you chose"}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {checkout.stores.map(({ slug, storeName, totalCents, items, orderId }) => (
          <li key={slug} className="flex items-start gap-3.5 py-4">
            <Avatar name={storeName} size={44} shape="square" />
            <span className="min-w-0 flex-1 break-words">
              <Link to={storePath(slug)} className="target-44 font-[650] hover:underline">
                {storeName}
              </Link>
              <span className="block text-sm text-ink-3">
                {orderId && (
                  <>
                    <Link to={orderPath(orderId)} className="target-44 link">
                      Order {orderId}
                    </Link>
                    ,{" "}
                  </>
                )}
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
