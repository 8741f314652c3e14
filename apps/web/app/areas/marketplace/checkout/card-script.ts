import { useEffect } from "react";

declare global {
  interface Window {
    /** The card partner's script defines it. */
    Stripe?: (publishableKey: string) => unknown;
  }
}

const scriptUrl = "https://js.stripe.com/v3/";

/**
 * Loads the card partner's own script (CART-17), which detects bots while people look at the cart. It loads only on
 * pages that pay and only with a key, and an error in it blocks nobody, because paying happens on the partner's page
 * (X-65).
 */
export function useCardScript(publishableKey: string | undefined): void {
  useEffect(() => {
    if (!publishableKey || document.querySelector(`script[src="${scriptUrl}"]`)) return;
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.async = true;
    script.addEventListener("load", () => {
      window.Stripe?.(publishableKey);
    });
    document.head.append(script);
  }, [publishableKey]);
}
