import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { DirectoryPlan } from "@boab/contracts/accounts/statuses";
import type { Tx } from "#platform/db/db.ts";
import type { AccountsDeps } from "../deps.ts";
import { planChanged } from "../facts.ts";
import { lockProfile } from "./locking.repository.ts";
import { saveSubscribedPlan } from "./updating.repository.ts";

/**
 * The only writer of the plan that a person pays for: the payments area says which. Undefined when the account
 * is closed.
 */
export async function setSubscribedPlan(
  { publish }: Pick<AccountsDeps, "publish">,
  tx: Tx,
  userId: string,
  plan: DirectoryPlan,
): Promise<FullProfile | undefined> {
  const before = await lockProfile(tx, userId);
  if (!before) return undefined;
  const after = await saveSubscribedPlan(tx, userId, plan);
  if (before.directorySubscriptionPlan !== after.directorySubscriptionPlan)
    await publish(tx, planChanged, { userId });
  return after;
}
