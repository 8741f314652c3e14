import { priceCart } from "@boab/contracts/payments/calls.generated";
import type { CartItem, CartLine } from "@boab/contracts/payments/payments";
import { useEffect, useEffectEvent, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { ApiError, getErrorSentence } from "#lib/api/errors.ts";
import { toPricedLines } from "./priced-line.ts";

const none: ReadonlyMap<string, never> = new Map<string, never>();

/** Loads the cart's current prices when it opens, when a line is added, and on request. */
export function usePricedCart(items: readonly CartItem[], isOpen: boolean) {
  const [priced, setPriced] = useState<ReadonlyMap<string, CartLine>>(none);
  const [firstSeen, setFirstSeen] = useState<ReadonlyMap<string, number>>(none);
  const [problem, setProblem] = useState<string>();

  async function read() {
    if (items.length === 0) return;
    try {
      const { lines } = await browserApi.call(priceCart, { body: { items: [...items] } });
      setPriced(new Map(lines.map((line) => [line.pricingId, line])));
      setFirstSeen((seen) => {
        // A line that is no longer for sale has no price to compare with.
        const amounts = lines.flatMap(({ pricingId, price }) =>
          price ? [[pricingId, price.unitCents] as const] : [],
        );
        return new Map([...amounts, ...seen]);
      });
      setProblem(undefined);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.sentence : getErrorSentence("internal"));
    }
  }

  const readNow = useEffectEvent(() => void read());
  const prices = items.map(({ pricingId }) => pricingId).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another price is a reason to ask.
  useEffect(() => {
    if (isOpen) readNow();
    else setFirstSeen(none);
  }, [isOpen, prices]);

  const lines = toPricedLines(items, priced, firstSeen);
  return { lines, isLoading: lines.length < items.length && !problem, problem, refresh: read };
}
