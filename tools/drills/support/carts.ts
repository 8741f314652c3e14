import type { CallAs } from "./call-as.ts";
import type { SoldVariant } from "./stalls.ts";

const recipient = {
  name: "Drill Shopper",
  street: "1 Drill Street",
  suburb: "Preston",
  state: "VIC",
  postcode: "3072",
};

interface ShownCart {
  cart: { id: string; name: string; quantity: number; unitCents: number }[];
  totalCents: number;
}

/** Puts one thing of each stall into a cart; what "Pay with card" then sends. */
export async function fillCart(
  call: CallAs,
  userId: string,
  soldVariants: SoldVariant[],
): Promise<object> {
  for (const { itemId, size, colour, type } of soldVariants)
    await call("POST", "/cart/add", {
      itemId,
      SelectedSize: size,
      SelectedColor: colour,
      SelectedType: type,
    });
  const { cart, totalCents } = (await (await call("GET", `/cart/${userId}`)).json()) as ShownCart;
  return {
    items: cart.map(({ id, name, quantity, unitCents }) => ({
      cartId: id,
      name,
      quantity,
      unitAmount: unitCents,
    })),
    totalAmount: totalCents,
    recipient,
  };
}
