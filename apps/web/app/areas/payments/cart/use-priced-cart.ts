import { priceCart } from "@boab/contracts/payments/calls.generated";
import type { CartItem, CartLine } from "@boab/contracts/payments/payments";
import { useEffect, useEffectEvent, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { ApiError, sentenceOf } from "#lib/api/errors.ts";
import { pricedLines } from "./priced-line.ts";

const none: ReadonlyMap<string, never> = new Map<string, never>();

/** The cart at today's prices, asked for when it opens, when a line is new, and on request. */
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
        // What is gone has no price to compare with.
        const amounts = lines.flatMap(({ pricingId, price }) =>
          price ? [[pricingId, price.unitCents] as const] : [],
        );
        return new Map([...amounts, ...seen]);
      });
      setProblem(undefined);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.sentence : sentenceOf("internal"));
    }
  }

  const readNow = useEffectEvent(() => void read());
  const prices = items.map(({ pricingId }) => pricingId).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another price is a reason to ask.
  useEffect(() => {
    if (isOpen) readNow();
    else setFirstSeen(none);
  }, [isOpen, prices]);

  const lines = pricedLines(items, priced, firstSeen);
  return { lines, isLoading: lines.length < items.length && !problem, problem, refresh: read };
}
