import {
  addToCart,
  changeCartLine,
  chooseDelivery,
  deleteCartLine,
} from "@boab/contracts/marketplace/cart";
import { feeCeilingRate } from "@boab/contracts/payments/fees";
import { startCheckout } from "@boab/contracts/payments/payments";
import { data } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";
import { log } from "#lib/http/log.server.ts";
import { cartPageCopy } from "./copy.ts";

/** Handles every form of the cart. The API decides what is available, what it costs and whose cart it is. */
export async function changeCart(request: Request) {
  const values = await readFormValues(request);
  const { call } = api(request);
  switch (values.intent) {
    case "quantity":
      return runFormCall(
        () =>
          call(changeCartLine, {
            params: { id: values.id ?? "" },
            body: parseFormBody(changeCartLine, values),
          }),
        values,
      );
    case "remove":
      return runFormCall(() => call(deleteCartLine, { params: { id: values.id ?? "" } }), values);
    case "add":
      return runFormCall(
        () =>
          call(addToCart, {
            body: parseFormBody(addToCart, values, {
              sizeSelected: values.size ?? "",
              colorSelected: values.color ?? "",
              typeSelected: values.type ?? "",
            }),
          }),
        values,
      );
    case "delivery":
      return runFormCall(
        () =>
          call(chooseDelivery, {
            params: { storeId: values.storeId ?? "" },
            body: parseFormBody(chooseDelivery, values),
          }),
        values,
      );
    case "pay":
      return payCart(request, values);
    default:
      throw data(null, { status: 400 });
  }
}

/** Starts the specified checkout (CART-11). The API only compares the amounts; it sets fees and payees itself. */
async function payCart(request: Request, values: Record<string, string>) {
  const result = await runFormCall(
    () =>
      api(request).call(startCheckout, {
        // Without a name the API answers which part of the address is missing.
        body: parseFormBody(
          startCheckout,
          { "recipient.name": "", ...values },
          {
            chargeType: "split",
            currency: "aud",
            applicationFeePct: feeCeilingRate,
            items: readLines(values.lines),
          },
        ),
      }),
    values,
    // CART-14: the error when the response has neither a URL nor an error text.
    cartPageCopy.noPage,
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
