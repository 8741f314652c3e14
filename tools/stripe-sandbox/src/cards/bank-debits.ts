import type Stripe from "stripe";
import { now } from "../clock/customer-time.ts";
import { complete } from "../contract/complete.ts";
import type { Context } from "../sandbox.ts";
import { add } from "../state/change.ts";
import { makeId } from "../state/ids.ts";

/** Stripe's test account whose debits fail; any other is paid. */
const FAILING_ACCOUNT = "111111113";

interface BankDetails {
  bsb: string;
  accountNumber: string;
  email: string;
  name: string;
}

/** BECS, the direct debit of Australian banks. */
export function createBankDebit(ctx: Context, details: BankDetails): Stripe.PaymentMethod {
  const { bsb, accountNumber, email, name } = details;
  return add(
    ctx,
    complete<Stripe.PaymentMethod>({
      id: makeId("pm"),
      object: "payment_method",
      au_becs_debit: {
        bsb_number: bsb.replace(/\D/g, ""),
        fingerprint: `sandbox${accountNumber}`,
        last4: accountNumber.slice(-4),
      },
      billing_details: { email, name },
      created: now(ctx),
      livemode: false,
      metadata: {},
      type: "au_becs_debit",
    }),
  );
}

export function isDebitPaid(method: Stripe.PaymentMethod): boolean {
  return method.au_becs_debit?.fingerprint !== `sandbox${FAILING_ACCOUNT}`;
}
