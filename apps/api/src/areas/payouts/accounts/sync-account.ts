import type { EventOutcome } from "@boab/contracts/payments/events";
import { z } from "zod";
import { setPayoutAccount } from "#areas/accounts/index.ts";
import { takeReadingNumber } from "#areas/stripe-events/index.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { isAccountGone } from "#platform/stripe/stripe-errors.ts";
import type { PayoutsDeps } from "../deps.ts";
import { type AccountObject, canBePaid, describeAccount } from "./account.rules.ts";
import {
  findAccount,
  lockAccount,
  type StoredAccount,
  saveReading,
} from "./accounts.repository.ts";

type Deps = Pick<PayoutsDeps, "db" | "clock" | "stripe">;

/** Reads a seller's account from the provider and stores its state. */
export async function syncAccount(deps: Deps, stripeId: string): Promise<EventOutcome> {
  const reading = await takeReadingNumber(deps.db);
  try {
    return await storeAccount(deps, reading, await deps.stripe.accounts.retrieve(stripeId));
  } catch (error) {
    if (!isAccountGone(error)) throw error;
    const account = await findAccount(deps.db, { stripeId });
    // A wrong API key looks like a deleted account, so an open account is never treated as gone.
    if (account?.state === "open") throw error;
    return account ? "not needed" : "unknown";
  }
}

/** Stores what was read. The profile gets the account's id in the same transaction. */
export function storeAccount(
  { db, clock }: Pick<Deps, "db" | "clock">,
  reading: number,
  object: AccountObject,
): Promise<EventOutcome> {
  return inTransaction(db, async (tx) => {
    const account = await lockAccountOfObject(tx, object);
    if (!account) return "unknown";
    if (account.state === "closed") return "not needed";
    const { email, ...details } = describeAccount(object);
    const isSaved = await saveReading(tx, account.id, {
      ...details,
      ...(account.email !== null && { email: email ?? account.email }),
      state: account.state === "closing" ? "closing" : "open",
      createdAt: object.created ? new Date(object.created * 1000) : account.createdAt,
      readyAt: account.readyAt ?? (canBePaid(details) ? clock() : null),
      reading,
      readAt: clock(),
    });
    if (!isSaved) return "not needed";
    await setPayoutAccount(tx, account.userId, object.id);
    return "applied";
  });
}

/**
 * Finds the account by the provider's id. When the response with that id was lost, it is found by our id in the
 * metadata, which only we can write.
 */
async function lockAccountOfObject(
  tx: Tx,
  object: AccountObject,
): Promise<StoredAccount | undefined> {
  const known = await lockAccount(tx, { stripeId: object.id });
  const parsedAccountId = z.uuid().safeParse(object.metadata?.payoutAccountId);
  if (known || !parsedAccountId.success) return known;
  const waiting = await lockAccount(tx, { id: parsedAccountId.data });
  return waiting?.stripeId === null ? waiting : undefined;
}
