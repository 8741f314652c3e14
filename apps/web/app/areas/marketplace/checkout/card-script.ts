import { useEffect } from "react";

type CardPartner = (publishableKey: string) => unknown;

const address = "https://js.stripe.com/v3/";

/**
 * The card partner's own script (CART-17), which tells people from robots while they look at what they pay. Only on pages
 * that pay, only with a key, and never in anybody's way: paying itself happens on the partner's page.
 */
export function useCardScript(publishableKey: string | undefined): void {
  useEffect(() => {
    if (!publishableKey || document.querySelector(`script[src="${address}"]`)) return;
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.addEventListener("load", () => {
      const { Stripe } = window as { Stripe?: CardPartner };
      Stripe?.(publishableKey);
    });
    document.head.append(script);
  }, [publishableKey]);
}
