import { open, press } from "@boab/stripe-sandbox/visitor";
import type { SignedIn } from "./harness.ts";
import { usePaymentsApp } from "./payments.ts";

/** An app with a provider, and sellers who are sent there. */
export async function usePayoutAccounts() {
  const payments = await usePaymentsApp();
  const { app, settle } = payments;

  const seller = () => app.signIn({ merchantStatus: "Approved" }, "Abena Mensah");
  const onboard = (as: SignedIn, body: object = {}) =>
    app.call("POST", "/pay/merch/onboard", { as, body });
  const ownAccount = async (as: SignedIn) =>
    (await app.call("GET", "/pay/merch/account", { as })).json().account;
  const rowOf = ({ userId }: SignedIn) =>
    app.db
      .selectFrom("payments.payout_account")
      .selectAll()
      .where("user_id", "=", userId)
      .where("state", "!=", "closed")
      .executeTakeFirstOrThrow();

  /** Fills in the provider's form. */
  const fillIn = async (
    url: string,
    button: "Agree and submit" | "Save for later" | "Submit and be rejected" = "Agree and submit",
  ) => press(await open(url), button, { name: "Abena Mensah" });

  /** A seller who can be paid. */
  async function readySeller(): Promise<SignedIn> {
    const abena = await seller();
    await fillIn((await onboard(abena)).json().url);
    await settle();
    return abena;
  }

  return { ...payments, seller, onboard, ownAccount, rowOf, fillIn, readySeller };
}
