import { countCart } from "@boab/contracts/marketplace/calls.generated";
import { browserApi } from "#lib/api/browser-api.ts";
import { cartCount } from "./cart-count.ts";

/** A failed request keeps the last known count. */
export const refreshCartCount = () =>
  browserApi.call(countCart).then(
    ({ lines }) => cartCount.set(lines),
    () => {},
  );
