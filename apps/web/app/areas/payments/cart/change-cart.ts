import { cartReader } from "./cart.ts";
import { createCartStore } from "./cart-store.ts";

/** Changes to the directory's cart in this browser. */
export const cart = createCartStore(cartReader);
