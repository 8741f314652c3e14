import { formatMoney } from "@boab/format/money";
import { findProfile } from "#areas/accounts/index.ts";
import type { Tx } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import { formatReference } from "../sales/sale-reference.ts";
import type { StoredSale } from "../sales/sales.repository.ts";
import { refundFailedEmail, refundFailedTeamEmail } from "./refund-failed-emails.ts";
import type { StoredRefund } from "./refunds.repository.ts";

/** Notifies the seller and the team, who have to find another way to give the buyer their money. */
export async function notifyOfFailedRefund(
  {
    enqueueMail,
    publicOrigin,
    teamEmail,
  }: Pick<PaymentsDeps, "enqueueMail" | "publicOrigin" | "teamEmail">,
  tx: Tx,
  { id: saleId, payeeId, sellerName, sellerPath }: StoredSale,
  { id, amountCents, shareCents }: StoredRefund,
): Promise<void> {
  const amount = formatMoney(amountCents);
  const seller = await findProfile(tx, payeeId);
  if (seller)
    await enqueueMail(tx, {
      key: `${refundFailedEmail.kind}:${id}`,
      to: seller.email,
      ...refundFailedEmail.write({
        sellerName,
        amount,
        share: formatMoney(shareCents),
        listingUrl: publicOrigin + sellerPath,
      }),
    });
  await enqueueMail(tx, {
    key: `${refundFailedTeamEmail.kind}:${id}`,
    to: teamEmail,
    ...refundFailedTeamEmail.write({
      sellerName,
      amount,
      sale: formatReference(saleId),
      paymentsUrl: `${publicOrigin}/admin/payments`,
    }),
  });
}
