import {
  addToCart,
  changeCartLine,
  chooseDelivery,
  deleteCartLine,
} from "@boab/contracts/marketplace/cart";
import { cartTexts } from "@boab/contracts/marketplace/checkout-texts";
import { startCheckout } from "@boab/contracts/payments/payments";
import { data } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import { log } from "#lib/http/log.server.ts";

/** Everything somebody does with their cart. The API decides what there is, what it costs and whose it is. */
export async function saveCart(request: Request) {
  const values = await formValues(request);
  const { call } = api(request);
  switch (values.intent) {
    case "quantity":
      return formResult(
        () =>
          call(changeCartLine, {
            params: { id: values.id ?? "" },
            body: { quantity: Number(values.quantity) },
          }),
        values,
      );
    case "remove":
      return formResult(() => call(deleteCartLine, { params: { id: values.id ?? "" } }), values);
    case "add":
      return formResult(
        () =>
          call(addToCart, {
            body: {
              ...{ itemId: values.itemId ?? "", quantity: Number(values.quantity) },
              ...{ sizeSelected: values.size ?? "", colorSelected: values.color ?? "" },
              typeSelected: values.type ?? "",
            },
          }),
        values,
      );
    case "delivery":
      return formResult(
        () =>
          call(chooseDelivery, {
            params: { storeId: values.storeId ?? "" },
            body: { option: values.option ?? "" },
          }),
        values,
      );
    case "pay":
      return payCart(request, values);
    default:
      throw data(null, { status: 400 });
  }
}

/** The specification's call (CART-11): amounts are only compared; fees and payees are the server's own. */
async function payCart(request: Request, values: Record<string, string>) {
  const recipientField = (name: string) => {
    const value = values[`recipient.${name}`];
    return value === undefined ? {} : { [name]: value };
  };
  const result = await formResult(
    () =>
      api(request).call(startCheckout, {
        body: {
          ...{ chargeType: "split", currency: "aud", applicationFeePct: 0.15 },
          ...(values.customerEmail && { customerEmail: values.customerEmail }),
          items: readLines(values.lines),
          totalAmount: Number(values.totalAmount),
          recipient: {
            name: values["recipient.name"] ?? "",
            ...recipientField("phone"),
            ...recipientField("street"),
            ...recipientField("suburb"),
            ...recipientField("state"),
            ...recipientField("postcode"),
          },
        },
      }),
    values,
    // CART-14: an answer with neither.
    cartTexts.noPage,
  );
  if (!result.data.ok) log("warn", "cart not paid", { code: result.data.code });
  return result;
}

/** The API checks every field; here it only has to be a list. */
function readLines(lines = ""): { cartId: string; quantity: number; unitAmount: number }[] {
  try {
    const read: unknown = JSON.parse(lines);
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
