import { addToCart } from "@boab/contracts/marketplace/cart";
import { itemPageNotes } from "@boab/contracts/marketplace/item-page-texts";
import { redirect } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import { registerPath } from "#lib/session/redirect.ts";
import { checkoutPath, itemPath } from "../paths.ts";

/** Posted by the form of an item. A browser without the script posts a whole page, which leads on to the cart. */
export async function addItemToCart(request: Request) {
  const values = await formValues(request);
  const { itemId = "", sku = "", type, color, size, quantity } = values;
  const body = {
    itemId,
    itemSku: sku,
    ...(quantity && { quantity: Number(quantity) }),
    ...(type && { SelectedType: type }),
    ...(color && { SelectedColor: color }),
    ...(size && { SelectedSize: size }),
  };
  const result = await formResult(
    () => api(request).call(addToCart, { body }),
    values,
    itemPageNotes.addFailed,
  );
  if (request.headers.get("sec-fetch-dest") !== "document") return result;
  if (result.data.ok) throw redirect(checkoutPath, 303);
  if (result.data.code === "not_signed_in") throw redirect(registerPath(itemPath(sku)), 303);
  return result;
}
