import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { inTransaction } from "#platform/db/db.ts";
import type { BillingDeps } from "../deps.ts";
import { findCustomerId, saveCustomer } from "./customers.repository.ts";

/** One customer a person: two requests at once get the same one, because they share the idempotency key. */
export async function ensureCustomer(
  { db, clock, stripe }: Pick<BillingDeps, "db" | "clock" | "stripe">,
  { id, email, fullName, version }: Pick<FullProfile, "id" | "email" | "fullName" | "version">,
): Promise<string> {
  const known = await findCustomerId(db, id);
  if (known) return known;
  const customer = await stripe.customers.create(
    { email, name: fullName, metadata: { userId: id } },
    // The key contains the version, because the provider refuses a known key with a different name or email.
    { idempotencyKey: `customer:${id}:${version}`, maxNetworkRetries: 3 },
  );
  return inTransaction(db, async (tx) => {
    await saveCustomer(tx, { userId: id, stripeId: customer.id, at: clock() });
    return (await findCustomerId(tx, id)) ?? customer.id;
  });
}
