import { open, press } from "@boab/stripe-sandbox/visitor";
import { writeMovement } from "#areas/payments/ledger/ledger.repository.ts";
import type { SignedIn } from "./harness.ts";
import { usePaymentsApp } from "./payments.ts";

/** An app with a provider, and sellers who are sent there. */
export async function usePayoutAccounts() {
  const payments = await usePaymentsApp();
  const { app, settle } = payments;

  const signInSeller = () => app.signIn({ merchantStatus: "Approved" }, "Abena Mensah");
  const onboard = (as: SignedIn, body: object = {}) =>
    app.call("POST", "/pay/merch/onboard", { as, body });
  const readOwnAccount = async (as: SignedIn) =>
    (await app.call("GET", "/pay/merch/account", { as })).json().account;
  const readAccountRow = ({ userId }: SignedIn) =>
    app.db
      .selectFrom("payments.payoutAccount")
      .selectAll()
      .where("userId", "=", userId)
      .where("state", "!=", "closed")
      .executeTakeFirstOrThrow();

  /** Fills in the provider's form. */
  const fillInOnboarding = async (
    url: string,
    button: "Agree and submit" | "Save for later" | "Submit and be rejected" = "Agree and submit",
  ) => press(await open(url), button, { name: "Abena Mensah" });

  /** A seller who can be paid. */
  async function makeReadySeller(): Promise<SignedIn> {
    const abena = await signInSeller();
    await fillInOnboarding((await onboard(abena)).json().url);
    await settle();
    return abena;
  }

  /** Our own books owe the payee a share that the provider knows nothing of. */
  async function insertOwedShare(payee: SignedIn, buyer: SignedIn): Promise<void> {
    const paymentId = crypto.randomUUID();
    const at = new Date();
    await app.db.transaction().execute(async (tx) => {
      await tx
        .insertInto("payments.payment")
        .values({
          id: paymentId,
          buyerId: buyer.userId,
          cartKey: paymentId,
          amountCents: 1_000,
          state: "paid",
          chargeId: `ch_${paymentId}`,
          paidAt: at,
          createdAt: at,
          expiresAt: at,
        })
        .execute();
      await writeMovement(tx, {
        key: `charge:${paymentId}`,
        kind: "charge",
        paymentId,
        at,
        entries: [
          { account: "balance", amountCents: 853 },
          { account: "payee share", payeeId: payee.userId, amountCents: -853 },
        ],
      });
    });
  }

  return {
    oweShare: insertOwedShare,
    ...payments,
    seller: signInSeller,
    onboard,
    ownAccount: readOwnAccount,
    readAccountRow,
    fillIn: fillInOnboarding,
    readySeller: makeReadySeller,
  };
}
