import { priceCart } from "@boab/contracts/payments/calls.generated";
import type { CartItem, CartLine } from "@boab/contracts/payments/payments";
import { useEffect, useEffectEvent, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { ApiError, getErrorSentence } from "#lib/api/errors.ts";
import { toPricedLines } from "./priced-line.ts";

const none: ReadonlyMap<string, never> = new Map<string, never>();

/** Loads the cart's current prices when it opens, when a line is added, and on request. */
export function usePricedCart(items: readonly CartItem[], isOpen: boolean) {
  const [pricedLines, setPricedLines] = useState<ReadonlyMap<string, CartLine>>(none);
  const [firstSeenCents, setFirstSeenCents] = useState<ReadonlyMap<string, number>>(none);
  const [loadError, setLoadError] = useState<string>();

  async function read() {
    if (items.length === 0) return;
    try {
      const { lines } = await browserApi.call(priceCart, { body: { items: [...items] } });
      setPricedLines(new Map(lines.map((line) => [line.pricingId, line])));
      setFirstSeenCents((seen) => {
        // A line that is no longer for sale has no price to compare with.
        const amounts = lines.flatMap(({ pricingId, price }) =>
          price ? [[pricingId, price.unitCents] as const] : [],
        );
        return new Map([...amounts, ...seen]);
      });
      setLoadError(undefined);
    } catch (error) {
      setLoadError(error instanceof ApiError ? error.sentence : getErrorSentence("internal"));
    }
  }

  const readNow = useEffectEvent(() => void read());
  const pricingIds = items.map(({ pricingId }) => pricingId).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another price is a reason to ask.
  useEffect(() => {
    if (isOpen) readNow();
    else setFirstSeenCents(none);
  }, [isOpen, pricingIds]);

  const lines = toPricedLines(items, pricedLines, firstSeenCents);
  return {
    lines,
    isLoading: lines.length < items.length && !loadError,
    problem: loadError,
    refresh: read,
  };
}
