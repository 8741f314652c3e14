import { z } from "zod";
import { setPayoutAccount } from "#areas/accounts/index.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import { isAccountGone } from "#platform/stripe/stripe-errors.ts";
import type { PaymentsDeps } from "../deps.ts";
import type { Outcome } from "../events/events.repository.ts";
import { beginReading } from "../readings/readings.repository.ts";
import { type AccountObject, canBePaid, describeAccount } from "./account.rules.ts";
import {
  findAccount,
  lockAccount,
  type StoredAccount,
  saveReading,
} from "./accounts.repository.ts";

type Deps = Pick<PaymentsDeps, "db" | "clock" | "stripe">;

/** Reads a seller's account from the provider and stores how it stands. */
export async function syncAccount(deps: Deps, stripeId: string): Promise<Outcome> {
  const reading = await beginReading(deps.db);
  try {
    return await storeAccount(deps, reading, await deps.stripe.accounts.retrieve(stripeId));
  } catch (error) {
    if (!isAccountGone(error)) throw error;
    const account = await findAccount(deps.db, { stripeId });
    // One we count on must not be given up because of a wrong key.
    if (account?.state === "open") throw error;
    return account ? "not needed" : "unknown";
  }
}

/** The profile shows the id from the same moment on. */
export function storeAccount(
  { db, clock }: Pick<Deps, "db" | "clock">,
  reading: number,
  object: AccountObject,
): Promise<Outcome> {
  return inTransaction(db, async (tx) => {
    const account = await lockDescribed(tx, object);
    if (!account) return "unknown";
    if (account.state === "closed") return "not needed";
    const { email, ...facts } = describeAccount(object);
    const isSaved = await saveReading(tx, account.id, {
      ...facts,
      ...(account.email !== null && { email: email ?? account.email }),
      state: account.state === "closing" ? "closing" : "open",
      createdAt: object.created ? new Date(object.created * 1000) : account.createdAt,
      readyAt: account.readyAt ?? (canBePaid(facts) ? clock() : null),
      reading,
      readAt: clock(),
    });
    if (!isSaved) return "not needed";
    await setPayoutAccount(tx, account.userId, object.id);
    return "applied";
  });
}

/**
 * Found by the id we stored. When the answer that carried it was lost, by the note we left in the account's metadata,
 * which nobody but us can write.
 */
async function lockDescribed(tx: Tx, object: AccountObject): Promise<StoredAccount | undefined> {
  const known = await lockAccount(tx, { stripeId: object.id });
  const note = z.uuid().safeParse(object.metadata?.payoutAccountId);
  if (known || !note.success) return known;
  const waiting = await lockAccount(tx, { id: note.data });
  return waiting?.stripeId === null ? waiting : undefined;
}
