import {
  type CartItem,
  startCheckout,
  startOneTimePayment,
} from "@boab/contracts/payments/payments";
import { paymentTexts } from "@boab/contracts/payments/texts";
import { data } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import { log } from "#lib/http/log.server.ts";

/** A line of the cart with what its page showed; the API refuses an amount that is not the price. */
export interface ShownLine extends CartItem {
  name: string;
  description: string;
  unitAmount: number;
}

/**
 * The specification's calls (DCART-07, BOOK-20). Whatever a browser says of amounts is only compared; fees and payees it
 * cannot say at all.
 */
export async function startPayment(request: Request) {
  const { intent, lines = "", customerEmail } = await formValues(request);
  const items = readLines(lines);
  const [first] = items;
  if (!first) throw data(null, { status: 400 });
  const { call } = api(request);
  const result = await formResult(
    () =>
      intent === "price"
        ? call(startOneTimePayment, { body: { ...first, currency: "AUD", customerEmail } })
        : call(startCheckout, {
            body: {
              ...{ chargeType: "separate", currency: "aud", applicationFeePct: 0.15 },
              ...{ customerEmail, items },
            },
          }),
    {},
    paymentTexts.checkoutFailed,
  );
  if (!result.data.ok) log("warn", "payment not started", { intent, code: result.data.code });
  return result;
}

/** The API checks every field; here it only has to be a list. */
function readLines(lines: string): ShownLine[] {
  try {
    const read: unknown = JSON.parse(lines);
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
