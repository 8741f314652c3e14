import type { CartLine, CartStore } from "@boab/contracts/marketplace/cart";
import { pickupOption } from "@boab/contracts/marketplace/cart-limits";
import { formatMoney } from "@boab/format/money";
import { PackageIcon } from "@phosphor-icons/react/dist/ssr/Package";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { RadioGroup } from "#ui/forms/radio-group.tsx";
import { storePath } from "../paths.ts";
import { type CartAction, CartForm } from "./cart-form.tsx";
import { CartLineRow } from "./cart-line-row.tsx";
import { describeFreeShipping } from "./cart-view.ts";

interface StoreSectionProps {
  store: CartStore;
  lines: readonly CartLine[];
  /** Whether anything in the cart can be bought. */
  hasBuyableLines: boolean;
  change: CartAction;
}

/** One store's lines in the cart, and their delivery. */
export function StoreSection({ store, lines, hasBuyableLines, change }: StoreSectionProps) {
  const { storeId, slug, storeName } = store;
  const freeShipping = describeFreeShipping(store);
  return (
    <section aria-labelledby={`store-${storeId}`} className="border-b border-line pb-6">
      <h2 id={`store-${storeId}`} className="mb-4 text-lg">
        <Link to={storePath(slug)} className="no-underline hover:underline">
          {storeName}
        </Link>
      </h2>
      <ul aria-label={`From ${storeName}`}>
        {lines.map((line) => (
          <CartLineRow
            key={line.id}
            line={line}
            storeName={storeName}
            hasRest={hasBuyableLines}
            change={change}
          />
        ))}
      </ul>
      {freeShipping && (
        <p className="mb-2 flex items-center gap-2 text-sm text-ink-2">
          <PackageIcon size={18} aria-hidden="true" className="flex-none" />
          {freeShipping}
        </p>
      )}
      {store.options.length > 0 && <DeliveryChoice store={store} change={change} />}
    </section>
  );
}

function DeliveryChoice({ store, change }: Pick<StoreSectionProps, "store" | "change">) {
  const { storeId, storeName, options, chosen, pickupNote } = store;
  // The choice shows at once; after the response, the server's choice replaces it.
  const [picked, setPickedOption] = useState<string>();
  const isChanging = change.pendingValues !== undefined;
  useEffect(() => {
    if (!isChanging) setPickedOption(undefined);
  }, [isChanging]);
  return (
    <CartForm change={change} values={{ intent: "delivery", storeId }} className="mt-2">
      <RadioGroup
        label={`Delivery from ${storeName}`}
        name="option"
        value={picked ?? chosen?.id ?? ""}
        onChange={(option) => {
          setPickedOption(option);
          change.submit({ intent: "delivery", storeId, option });
        }}
        options={options.map(({ id, courier, service, cents }) => ({
          value: id,
          label: (
            <span className="flex flex-wrap gap-x-3">
              {courier}
              <b className="type-money">{cents === 0 ? "Free" : formatMoney(cents)}</b>
            </span>
          ),
          hint: id === pickupOption && pickupNote ? pickupNote : service,
        }))}
      />
      <noscript>
        <Button type="submit" variant="secondary" size="sm" className="mt-2">
          Change delivery
        </Button>
      </noscript>
    </CartForm>
  );
}
