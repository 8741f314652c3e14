import { brand } from "@boab/contracts/common/brand";
import type { Tx } from "#platform/db/db.ts";
import { defineEmail } from "#platform/mail/email.ts";
import type { PayoutsDeps } from "../deps.ts";

export const payoutAccountChangedEmail = defineEmail({
  kind: "payout-account-changed",
  when: "To a seller who sets up another payout account",
  purpose: "service",
  audience: ["business owner", "store owner"],
  reason: `You're getting this because you take payments on ${brand.name}.`,
  maxPerHour: 6,
  sample: { payoutsUrl: "https://boab.example/my-account/payouts" },
  subject: "Your payout account is being changed",
  email: ({ payoutsUrl }: { payoutsUrl: string }) => ({
    heading: "You're setting up a new payout account",
    paragraphs: [
      "From now on we'll send your earnings to the new account. To keep your money safe, we hold it for 24 hours after the account is ready.",
      `If this wasn't you, reset your password now and contact us at ${brand.supportEmail}. Nothing is sent to the new account before then.`,
    ],
    button: { label: "See your payouts", url: payoutsUrl },
  }),
});

/** Notifies the seller at their current email and at the emails of their earlier accounts. */
export async function notifyOfAccountChange(
  { enqueueMail, publicOrigin }: Pick<PayoutsDeps, "enqueueMail" | "publicOrigin">,
  tx: Tx,
  { id, email }: { id: string; email: string },
  earlier: { email: string | null }[],
): Promise<void> {
  const recipients = new Set([email, ...earlier.flatMap((one) => one.email ?? [])]);
  for (const [index, to] of [...recipients].entries())
    await enqueueMail(tx, {
      key: `${payoutAccountChangedEmail.kind}:${id}:${index}`,
      to,
      ...payoutAccountChangedEmail.write({ payoutsUrl: `${publicOrigin}/my-account/payouts` }),
    });
}
