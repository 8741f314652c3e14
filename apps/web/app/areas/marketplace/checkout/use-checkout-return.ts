import { refreshCheckout } from "@boab/contracts/marketplace/calls.generated";
import type { Checkout } from "@boab/contracts/marketplace/checkout";
import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { browserApi } from "#lib/api/browser-api.ts";

const pauseMs = 2_000;
/** After a minute people ask themselves, with a button. */
const mostAsks = 30;

/**
 * Somebody who comes back from the provider's page. Our server asks the provider how it ended, again and again until the
 * orders are there; the address only says that they left without paying, and the flag then goes.
 */
export function useCheckoutReturn({ id, state }: Pick<Checkout, "id" | "state">) {
  const [params, setParams] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [hasLeft, setLeft] = useState(params.has("cancelled"));
  const [asks, setAsks] = useState(0);
  const [hasAsked, setAsked] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function ask() {
    setAsking(true);
    try {
      await browserApi.call(refreshCheckout, { params: { id } });
      await revalidate();
      setAsked(true);
    } catch {
      // Nobody has told us anything: the page stays as it is, and we ask again.
    } finally {
      setAsking(false);
      setAsks((count) => count + 1);
    }
  }

  const isFlagged = params.has("cancelled");
  const dropFlag = useEffectEvent(() => {
    setLeft(true);
    const rest = new URLSearchParams(params);
    rest.delete("cancelled");
    setParams(rest, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isFlagged) dropFlag();
  }, [isFlagged]);

  // An open page is asked about until there is an answer: nobody may be there any more. What is paid is on its way.
  const isDue = asks < mostAsks && (state === "paid" || (state === "open" && !hasAsked));
  const askAgain = useEffectEvent(() => void ask());
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(askAgain, asks === 0 ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [isDue, asks]);

  return { hasLeft, hasAsked, isWaiting: isAsking || isDue, ask: () => void ask() };
}
