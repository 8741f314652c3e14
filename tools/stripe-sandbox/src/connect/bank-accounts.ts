import type Stripe from "stripe";
import { complete } from "../contract/complete.ts";
import { makeList } from "../http/list.ts";
import { type Context, makeContext } from "../sandbox.ts";
import { findObject, get } from "../state/change.ts";
import { makeId } from "../state/ids.ts";
import { PLATFORM } from "../state/objects.ts";
import { changeAccount } from "./account-state.ts";

interface BankDetails {
  accountNumber: string;
  routingNumber: string;
  holder: string | null;
}

export function makeBankAccount(account: string, details: BankDetails): Stripe.BankAccount {
  return complete<Stripe.BankAccount>({
    id: makeId("ba"),
    object: "bank_account",
    account,
    account_holder_name: details.holder,
    available_payout_methods: ["standard"],
    bank_name: "STRIPE TEST BANK",
    country: "AU",
    currency: "aud",
    default_for_currency: true,
    last4: details.accountNumber.slice(-4),
    metadata: {},
    routing_number: details.routingNumber.replace(/\D/g, ""),
    status: "new",
  });
}

export function makeExternalAccounts(account: string, bankAccounts: Stripe.BankAccount[]) {
  return {
    ...makeList<Stripe.BankAccount | Stripe.Card>(
      `/v1/accounts/${account}/external_accounts`,
      bankAccounts,
    ),
    total_count: bankAccounts.length,
  };
}

export function findBankAccount({ sandbox, account }: Context): Stripe.BankAccount | undefined {
  const connected = findObject(makeContext(sandbox, PLATFORM), "account", account);
  const [first] = connected?.external_accounts?.data ?? [];
  return first?.object === "bank_account" ? first : undefined;
}

/** After a failed payout Stripe pays nothing out until the bank account is replaced. */
export function markBankAccountBroken(ctx: Context): void {
  const bankAccount = findBankAccount(ctx);
  if (!bankAccount) return;
  const account = get(makeContext(ctx.sandbox, PLATFORM), "account", ctx.account);
  changeAccount(ctx.sandbox, account, {
    due: [...(account.requirements?.currently_due ?? []), "external_account"],
    fields: {
      external_accounts: makeExternalAccounts(account.id, [{ ...bankAccount, status: "errored" }]),
      payouts_enabled: false,
    },
  });
}
