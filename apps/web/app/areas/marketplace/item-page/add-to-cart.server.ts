import { addToCart } from "@boab/contracts/marketplace/cart";
import { redirect } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { getRegisterPath } from "#lib/session/redirect.ts";
import { checkoutPath, itemPath } from "../paths.ts";
import { itemPageCopy } from "./copy.ts";

/** Adds an item to the cart. A browser without JavaScript posts a whole page and is redirected to the cart. */
export async function addItemToCart(request: Request) {
  const values = await readFormValues(request);
  const { itemId = "", sku = "", type, color, size, quantity } = values;
  const body = {
    itemId,
    itemSku: sku,
    ...(quantity && { quantity: Number(quantity) }),
    ...(type && { SelectedType: type }),
    ...(color && { SelectedColor: color }),
    ...(size && { SelectedSize: size }),
  };
  const result = await runFormCall(
    () => api(request).call(addToCart, { body }),
    values,
    itemPageCopy.addFailed,
  );
  if (request.headers.get("sec-fetch-dest") !== "document") return result;
  if (result.data.ok) throw redirect(checkoutPath, 303);
  if (result.data.code === "not_signed_in") throw redirect(getRegisterPath(itemPath(sku)), 303);
  return result;
}
