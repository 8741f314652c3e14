import type { PathSamples, Samples } from "../sample.ts";

export const cartSamples: Samples = {
  "POST /cart/add": (itemId) => ({ body: { itemId, quantity: 1, SelectedSize: "M" } }),
  "PATCH /cart/:cartId": () => ({ body: { quantity: 2 } }),
  "DELETE /cart/remove": (cartId) => ({ body: { cartId } }),
  "PUT /marketplace/cart/deliveries/:storeId": () => ({ body: { option: "auspost-standard" } }),
};

export const cartPathSamples: PathSamples = { cartId: "00000000-0000-4000-8000-000000000000" };
