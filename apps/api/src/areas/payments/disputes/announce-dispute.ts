import { formatLongDate } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import { findProfile } from "#areas/accounts/index.ts";
import type { Tx } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import type { StoredRefund } from "../refunds/refunds.repository.ts";
import { formatReference } from "../sales/sale-reference.ts";
import type { StoredSale } from "../sales/sales.repository.ts";
import { disputeTeamEmail, disputeWonEmail, saleDisputedEmail } from "./dispute-emails.ts";
import type { StoredDispute } from "./disputes.repository.ts";

type Deps = Pick<PaymentsDeps, "enqueueMail" | "publicOrigin" | "teamEmail">;

interface DisputedSalePart {
  /** The id of the refund for the part of the dispute that falls on this sale. */
  refundId: string;
  dispute: StoredDispute;
  amountCents: number;
  shareCents: number;
}

/** The seller can help with evidence, and only the team can send it. */
export async function notifyOfDispute(
  { enqueueMail, publicOrigin, teamEmail }: Deps,
  tx: Tx,
  sale: StoredSale,
  { refundId, dispute, amountCents, shareCents }: DisputedSalePart,
): Promise<void> {
  const { sellerName, sellerPath } = sale;
  const amount = formatMoney(amountCents);
  const seller = await findProfile(tx, sale.payeeId);
  if (seller)
    await enqueueMail(tx, {
      key: `${saleDisputedEmail.kind}:${refundId}`,
      to: seller.email,
      ...saleDisputedEmail.write({
        sellerName,
        amount,
        share: formatMoney(shareCents),
        listingUrl: publicOrigin + sellerPath,
        paid: formatLongDate(sale.paidAt ?? dispute.createdAt),
      }),
    });
  await enqueueMail(tx, {
    key: `${disputeTeamEmail.kind}:${refundId}`,
    to: teamEmail,
    ...disputeTeamEmail.write({
      amount,
      sellerName,
      sale: formatReference(sale.id),
      answerBy: dispute.dueBy ? formatLongDate(dispute.dueBy) : undefined,
      paymentsUrl: `${publicOrigin}/admin/payments`,
    }),
  });
}

export async function notifyOfWonDispute(
  { enqueueMail, publicOrigin }: Deps,
  tx: Tx,
  { payeeId, sellerName, sellerPath }: StoredSale,
  { id, amountCents, shareCents }: StoredRefund,
): Promise<void> {
  const seller = await findProfile(tx, payeeId);
  if (!seller) return;
  await enqueueMail(tx, {
    key: `${disputeWonEmail.kind}:${id}`,
    to: seller.email,
    ...disputeWonEmail.write({
      sellerName,
      amount: formatMoney(amountCents),
      share: formatMoney(shareCents),
      listingUrl: publicOrigin + sellerPath,
    }),
  });
}
