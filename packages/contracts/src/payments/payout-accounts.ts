import { z } from "zod";
import { defineCall, nothing } from "../common/call.ts";
import { Cursor, pageLimit, Timestamp, text, UserId } from "../common/fields.ts";
import { ProviderPage } from "./provider-page.ts";

/**
 * What a person sends to name an account: their own, or for admins any. The server never stores it, it only compares.
 * Masked like `acct_…1234` wherever it leaves the server.
 */
const AccountId = text(100);
const params = z.strictObject({ accountId: AccountId });

const Requirements = z.strictObject({
  currently_due: z.array(z.string()),
  past_due: z.array(z.string()),
});

/** The provider's own names, as the specification lists them. */
export const PayoutStatus = z.strictObject({
  /** Masked. */
  accountId: z.string(),
  details_submitted: z.boolean(),
  charges_enabled: z.boolean(),
  payouts_enabled: z.boolean(),
  requirements: Requirements,
  /** When we last read it at the provider. */
  checkedAt: Timestamp,
  /** The provider has told us of a change that we could not read yet. */
  isStale: z.boolean(),
});
export type PayoutStatus = z.infer<typeof PayoutStatus>;

/** A person's own account, as the payouts screen shows it. */
export const PayoutAccount = z.strictObject({
  ...PayoutStatus.shape,
  /** Until when the provider wants what is due. */
  dueBy: Timestamp.nullable(),
  /** Why it is switched off, in the provider's words. */
  disabledReason: z.string().nullable(),
  /** Until when earnings wait, because this account took the place of another one. */
  heldUntil: Timestamp.nullable(),
});
export type PayoutAccount = z.infer<typeof PayoutAccount>;

const OwnAccount = z.strictObject({ account: PayoutAccount.nullable() });

export const readMyPayoutAccount = defineCall({
  method: "GET",
  path: "/pay/merch/account",
  summary: "Get the caller's payout account (signed in)",
  response: OwnAccount,
});

export const refreshMyPayoutAccount = defineCall({
  method: "POST",
  path: "/pay/merch/account/refresh",
  summary: "Ask the payment provider how the caller's payout account stands (signed in)",
  response: OwnAccount,
});

/** What the provider holds for a seller. */
const Balance = z.strictObject({
  /** Goes out with the next payout. */
  readyCents: z.int(),
  /** Paid by buyers, not cleared yet. */
  clearingCents: z.int(),
  /** What is on its way to the bank already, the soonest of them. */
  payout: z
    .strictObject({
      amountCents: z.int(),
      /** A day, without a time. */
      arrivesOn: z.iso.date(),
    })
    .nullable(),
});
export type Balance = z.infer<typeof Balance>;

export const readMyBalance = defineCall({
  method: "GET",
  path: "/pay/merch/balance",
  summary: "Ask the payment provider what it holds for the caller (signed in)",
  /** Null without a payout account. */
  response: z.strictObject({ balance: Balance.nullable() }),
});

export const startOnboarding = defineCall({
  method: "POST",
  path: "/pay/merch/onboard",
  summary:
    "Create the caller's payout account unless there is one, and open its onboarding (sellers)",
  body: z.strictObject({ sellerAccountId: AccountId.nullable().optional() }),
  response: z.strictObject({ ...ProviderPage.shape, accountId: z.string() }),
});

export const resumeOnboarding = defineCall({
  method: "POST",
  path: "/pay/merch/onboard/refresh",
  summary: "Open the onboarding of the caller's payout account again (its owner)",
  body: z.strictObject({ accountId: AccountId }),
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
  body: z.strictObject({ stripeAccountId: AccountId }),
  response: z.strictObject({ stripeAccountId: z.string() }),
});

export const deletePayoutAccount = defineCall({
  method: "DELETE",
  path: "/pay/merch/account/:accountId",
  summary: "Delete an empty payout account (admins, with a fresh sign-in; confirm repeats the id)",
  params,
  query: z.strictObject({ confirm: AccountId.optional() }),
  response: nothing,
  status: 204,
});

const ConnectedAccount = z.strictObject({
  /** Our own id of it. */
  id: z.uuid(),
  /** Masked. */
  stripeAccountId: z.string(),
  /** Null once the person has closed their account with us. */
  person: z.strictObject({ id: UserId, fullName: z.string() }).nullable(),
  email: z.string().nullable(),
  type: z.string().nullable(),
  country: z.string().nullable(),
  charges_enabled: z.boolean(),
  payouts_enabled: z.boolean(),
  details_submitted: z.boolean(),
  /** Unix seconds. */
  created: z.int(),
  requirements: Requirements,
  disabledReason: z.string().nullable(),
  /** The provider was told to delete it and has not confirmed it. */
  isClosing: z.boolean(),
});
export type ConnectedAccount = z.infer<typeof ConnectedAccount>;

/** Until the year 9999, which PostgreSQL can compare with. */
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
