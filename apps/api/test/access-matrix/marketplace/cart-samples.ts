import type { Samples } from "../sample.ts";

export const cartSamples: Samples = {
  "POST /cart/add": (itemId) => ({ body: { itemId, quantity: 1, SelectedSize: "M" } }),
  "PATCH /cart/:id": () => ({ body: { quantity: 2 } }),
  "DELETE /cart/remove": (cartId) => ({ body: { cartId } }),
  "PUT /marketplace/cart/deliveries/:storeId": () => ({ body: { option: "auspost-standard" } }),
};
