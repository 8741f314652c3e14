import { toast } from "#ui/feedback/toast.ts";
import type { PriceReference } from "./cart-store.ts";
import { cart } from "./change-cart.ts";

export function addToCart(reference: PriceReference): void {
  if (cart.add(reference)) toast("Added to your cart.");
  else toast("Your cart is full. Pay for what's in it first.", { tone: "bad" });
}
