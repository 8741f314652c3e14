import { findProfile } from "#areas/accounts/index.ts";
import type { Tx } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import { money, numberOf } from "../payments/sale-phrases.ts";
import type { StoredSale } from "../payments/sales.repository.ts";
import { refundFailedEmail, refundFailedTeamEmail } from "./refund-failed-emails.ts";
import type { StoredRefund } from "./refunds.repository.ts";

/** A buyer waits for money that did not come: the seller and the team have to find another way. */
export async function tellOfFailedRefund(
  {
    enqueueMail,
    publicOrigin,
    teamEmail,
  }: Pick<PaymentsDeps, "enqueueMail" | "publicOrigin" | "teamEmail">,
  tx: Tx,
  { id: saleId, payeeId, sellerName, sellerPath }: StoredSale,
  { id, amountCents, shareCents }: StoredRefund,
): Promise<void> {
  const amount = money(amountCents);
  const seller = await findProfile(tx, payeeId);
  if (seller)
    await enqueueMail(tx, {
      key: `${refundFailedEmail.kind}:${id}`,
      to: seller.email,
      ...refundFailedEmail.write({
        ...{ sellerName, amount, share: money(shareCents), listingUrl: publicOrigin + sellerPath },
      }),
    });
  await enqueueMail(tx, {
    key: `${refundFailedTeamEmail.kind}:${id}`,
    to: teamEmail,
    ...refundFailedTeamEmail.write({
      ...{ sellerName, amount, sale: numberOf(saleId) },
      paymentsUrl: `${publicOrigin}/admin/payments`,
    }),
  });
}
