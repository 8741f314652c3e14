import type { EventOutcome } from "@boab/contracts/payments/events";
import { findPayoutAccount } from "#areas/payouts/index.ts";
import type { PaymentsDeps } from "../deps.ts";
import { sendSharesToPayee } from "../sales/send-held-shares.ts";

/** Sends the shares that waited for a seller's account, if it can be paid now. The account itself is not ours. */
export async function handleAccountChange(
  deps: PaymentsDeps,
  stripeId: string,
): Promise<EventOutcome> {
  const account = await findPayoutAccount(deps.db, { stripeId });
  if (account) await sendSharesToPayee(deps, account.userId);
  return "not needed";
}
