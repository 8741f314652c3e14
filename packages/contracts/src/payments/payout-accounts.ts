import { z } from "zod";
import { defineCall, noContent } from "../common/call.ts";
import { Cursor, pageLimit, Timestamp, text, UserId } from "../common/fields.ts";
import { ProviderPage } from "./provider-page.ts";

/**
 * The caller names an account by this id: their own, or for admins any. The server only compares it and never stores
 * it. Wherever the id leaves the server it is masked like `acct_…1234`.
 */
const PayoutAccountId = text(100);
const params = z.strictObject({ accountId: PayoutAccountId });

const Requirements = z.strictObject({
  currently_due: z.array(z.string()),
  past_due: z.array(z.string()),
});

/** The provider's own names, as the specification lists them. */
export const PayoutStatus = z.strictObject({
  /** The account id is masked. */
  accountId: z.string(),
  details_submitted: z.boolean(),
  charges_enabled: z.boolean(),
  payouts_enabled: z.boolean(),
  requirements: Requirements,
  /** The time of the last sync with the provider. */
  checkedAt: Timestamp,
  /** True while an event of the provider about this account isn't handled yet. */
  isStale: z.boolean(),
});
export type PayoutStatus = z.infer<typeof PayoutStatus>;

/** A person's own account, as the payouts screen shows it. */
export const PayoutAccount = z.strictObject({
  ...PayoutStatus.shape,
  /** The provider needs what is due by this time. */
  dueBy: Timestamp.nullable(),
  /** The provider's reason for disabling the account. */
  disabledReason: z.string().nullable(),
  /** Payouts are held until this time, because this account replaced another one. */
  heldUntil: Timestamp.nullable(),
});
export type PayoutAccount = z.infer<typeof PayoutAccount>;

const OwnPayoutAccount = z.strictObject({ account: PayoutAccount.nullable() });

export const readMyPayoutAccount = defineCall({
  method: "GET",
  path: "/pay/merch/account",
  summary: "Get the caller's payout account (signed in)",
  response: OwnPayoutAccount,
});

export const refreshMyPayoutAccount = defineCall({
  method: "POST",
  path: "/pay/merch/account/refresh",
  summary: "Ask the payment provider how the caller's payout account stands (signed in)",
  response: OwnPayoutAccount,
});

/** What the provider holds for a seller. */
const Balance = z.strictObject({
  /** This amount goes out with the next payout. */
  readyCents: z.int(),
  /** Buyers paid this amount, but it hasn't cleared yet. */
  clearingCents: z.int(),
  /** The next payout to arrive, of those already on their way to the bank. */
  payout: z
    .strictObject({
      amountCents: z.int(),
      /** The date has no time. */
      arrivesOn: z.iso.date(),
    })
    .nullable(),
});
export type Balance = z.infer<typeof Balance>;

export const readMyBalance = defineCall({
  method: "GET",
  path: "/pay/merch/balance",
  summary: "Ask the payment provider what it holds for the caller (signed in)",
  /** Null when the caller has no payout account. */
  response: z.strictObject({ balance: Balance.nullable() }),
});

export const startOnboarding = defineCall({
  method: "POST",
  path: "/pay/merch/onboard",
  summary:
    "Create the caller's payout account unless there is one, and open its onboarding (sellers)",
  body: z.strictObject({ sellerAccountId: PayoutAccountId.nullable().optional() }),
  response: z.strictObject({ ...ProviderPage.shape, accountId: z.string() }),
});

export const resumeOnboarding = defineCall({
  method: "POST",
  path: "/pay/merch/onboard/refresh",
  summary: "Open the onboarding of the caller's payout account again (its owner)",
  body: z.strictObject({ accountId: PayoutAccountId }),
  response: ProviderPage,
});

export const openPayoutDashboard = defineCall({
  method: "GET",
  path: "/pay/merch/dashboard-link/:accountId",
  summary:
    "Get a link to the provider's dashboard (its owner with a fresh sign-in; admins get our own dashboard's page of it)",
  params,
  response: ProviderPage,
});

export const readPayoutStatus = defineCall({
  method: "GET",
  path: "/pay/merch/status/:accountId",
  summary: "Get how a payout account stands (its owner, admins)",
  params,
  response: PayoutStatus,
});

export const saveStripeAccount = defineCall({
  method: "PUT",
  path: "/users/me/stripe-account",
  summary:
    "Refused unless it is the account we made for the caller: nothing is ever changed (signed in)",
  body: z.strictObject({ stripeAccountId: PayoutAccountId }),
  response: z.strictObject({ stripeAccountId: z.string() }),
});

export const deletePayoutAccount = defineCall({
  method: "DELETE",
  path: "/pay/merch/account/:accountId",
  summary: "Delete an empty payout account (admins, with a fresh sign-in; confirm repeats the id)",
  params,
  query: z.strictObject({ confirm: PayoutAccountId.optional() }),
  response: noContent,
  status: 204,
});

const ConnectedAccount = z.strictObject({
  /** Our own id of it. */
  id: z.uuid(),
  /** The account id is masked. */
  stripeAccountId: z.string(),
  /** Null once the person has closed their account with us. */
  person: z.strictObject({ id: UserId, fullName: z.string() }).nullable(),
  email: z.string().nullable(),
  type: z.string().nullable(),
  country: z.string().nullable(),
  charges_enabled: z.boolean(),
  payouts_enabled: z.boolean(),
  details_submitted: z.boolean(),
  /** The time is in Unix seconds. */
  created: z.int(),
  requirements: Requirements,
  disabledReason: z.string().nullable(),
  /** True when we asked the provider to delete the account and it hasn't confirmed yet. */
  isClosing: z.boolean(),
});
export type ConnectedAccount = z.infer<typeof ConnectedAccount>;

/** The max is the end of the year 9999, which PostgreSQL can still compare. */
const UnixSeconds = text(12)
  .regex(/^\d{1,12}$/, "Please enter a valid date.")
  .transform(Number)
  .refine((seconds) => seconds <= 253_402_300_799, "Please enter a valid date.");

export const listConnectedAccounts = defineCall({
  method: "GET",
  path: "/pay/merch/accounts",
  summary: "List sellers' payout accounts, newest first (admins)",
  query: z.strictObject({
    limit: pageLimit(100).optional(),
    starting_after: Cursor.optional(),
    created_gte: UnixSeconds.optional(),
    created_lte: UnixSeconds.optional(),
  }),
  response: z.strictObject({
    data: z.array(ConnectedAccount),
    has_more: z.boolean(),
    next_cursor: z.string().nullable(),
  }),
});
