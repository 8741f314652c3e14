import { findProfile } from "#areas/accounts/index.ts";
import type { Tx } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import { money, numberOf, shownDay } from "../payments/sale-phrases.ts";
import type { StoredSale } from "../payments/sales.repository.ts";
import type { StoredRefund } from "../refunds/refunds.repository.ts";
import { disputeTeamEmail, disputeWonEmail, saleDisputedEmail } from "./dispute-emails.ts";
import type { StoredDispute } from "./disputes.repository.ts";

type Deps = Pick<PaymentsDeps, "enqueueMail" | "publicOrigin" | "teamEmail">;

interface Taken {
  /** Of the part that fell on this sale. */
  refundId: string;
  dispute: StoredDispute;
  amountCents: number;
  shareCents: number;
}

/** The seller can help with evidence, and only the team can send it. */
export async function tellOfDispute(
  { enqueueMail, publicOrigin, teamEmail }: Deps,
  tx: Tx,
  sale: StoredSale,
  { refundId, dispute, amountCents, shareCents }: Taken,
): Promise<void> {
  const { sellerName, sellerPath } = sale;
  const amount = money(amountCents);
  const seller = await findProfile(tx, sale.payeeId);
  if (seller)
    await enqueueMail(tx, {
      key: `${saleDisputedEmail.kind}:${refundId}`,
      to: seller.email,
      ...saleDisputedEmail.write({
        ...{ sellerName, amount, share: money(shareCents), listingUrl: publicOrigin + sellerPath },
        paid: shownDay(sale.paidAt ?? dispute.createdAt),
      }),
    });
  await enqueueMail(tx, {
    key: `${disputeTeamEmail.kind}:${refundId}`,
    to: teamEmail,
    ...disputeTeamEmail.write({
      ...{ amount, sellerName, sale: numberOf(sale.id) },
      answerBy: dispute.dueBy ? shownDay(dispute.dueBy) : undefined,
      paymentsUrl: `${publicOrigin}/admin/payments`,
    }),
  });
}

export async function tellOfWin(
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
      ...{ sellerName, amount: money(amountCents), share: money(shareCents) },
      listingUrl: publicOrigin + sellerPath,
    }),
  });
}
