import type { CallResponse, PartOutput } from "@boab/contracts/common/call";
import { maskPayoutAccountId } from "@boab/contracts/payments/mask-account-id";
import type {
  ConnectedAccount,
  listConnectedAccounts,
} from "@boab/contracts/payments/payout-accounts";
import { z } from "zod";
import { findProfiles } from "#areas/accounts/index.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { PayoutsDeps } from "../deps.ts";
import { type AccountWithDetails, hasDetails, listAccounts } from "./accounts.repository.ts";

type Query = PartOutput<(typeof listConnectedAccounts)["query"]>;

const defaultLimit = 25;

export async function listConnectedAccountPage(
  { db }: Pick<PayoutsDeps, "db">,
  { limit = defaultLimit, starting_after, created_gte, created_lte }: Query,
): Promise<CallResponse<typeof listConnectedAccounts>> {
  const after = readPosition(starting_after, z.uuid());
  const range = { createdFrom: toDate(created_gte), createdTo: toDate(created_lte) };
  const rows = await listAccounts(db, range, limit + 1, after);
  const { shown, nextCursor } = cutPage(rows, limit);
  const accounts = shown.map(({ account }) => account).filter(hasDetails);
  const people = await findProfiles(
    db,
    accounts.map(({ userId }) => userId),
  );
  const nameByUserId = new Map(people.map(({ id, fullName }) => [id, fullName]));
  return {
    data: accounts.map((account) => toConnectedAccount(account, nameByUserId.get(account.userId))),
    has_more: nextCursor !== null,
    next_cursor: nextCursor,
  };
}

const toDate = (seconds: number | undefined) =>
  seconds === undefined ? undefined : new Date(seconds * 1000);

const toConnectedAccount = (
  account: AccountWithDetails,
  fullName: string | undefined,
): ConnectedAccount => ({
  id: account.id,
  stripeAccountId: maskPayoutAccountId(account.stripeId),
  person: fullName === undefined ? null : { id: account.userId, fullName },
  email: account.email,
  type: account.type,
  country: account.country,
  charges_enabled: account.chargesEnabled,
  payouts_enabled: account.payoutsEnabled,
  details_submitted: account.detailsSubmitted,
  created: Math.floor(account.createdAt.getTime() / 1000),
  requirements: { currently_due: account.currentlyDue, past_due: account.pastDue },
  disabledReason: account.disabledReason,
  isClosing: account.state === "closing",
});
