import { paymentCopy } from "@boab/contracts/payments/copy";
import { feeCeilingRate } from "@boab/contracts/payments/fees";
import {
  type CartItem,
  startCheckout,
  startOneTimePayment,
} from "@boab/contracts/payments/payments";
import { data } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { log } from "#lib/http/log.server.ts";

/** A cart line as its page showed it; the API refuses an amount that differs from the price. */
export interface ShownCartLine extends CartItem {
  name: string;
  description: string;
  unitAmount: number;
}

/**
 * Starts a payment with the specification's calls (DCART-07, BOOK-20). The browser's amounts are only compared, and it
 * can't set fees or payees.
 */
export async function startPayment(request: Request) {
  const { intent, lines = "", customerEmail } = await readFormValues(request);
  const items = readLines(lines);
  const [first] = items;
  if (!first) throw data(null, { status: 400 });
  const { call } = api(request);
  const result = await runFormCall(
    () =>
      intent === "price"
        ? call(startOneTimePayment, { body: { ...first, currency: "AUD", customerEmail } })
        : call(startCheckout, {
            body: {
              chargeType: "separate",
              currency: "aud",
              applicationFeePct: feeCeilingRate,
              customerEmail,
              items,
            },
          }),
    {},
    paymentCopy.checkoutFailed,
  );
  if (!result.data.ok) log("warn", "payment not started", { intent, code: result.data.code });
  return result;
}

/** The API checks every field; here it only has to be a list. */
function readLines(lines: string): ShownCartLine[] {
  try {
    const read: unknown = JSON.parse(lines);
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}
