import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { DirectoryPlan } from "@boab/contracts/accounts/statuses";
import type { Tx } from "#platform/db/db.ts";
import type { AccountsDeps } from "../deps.ts";
import { planChanged } from "../events.ts";
import { lockProfile, saveSubscribedPlan } from "./profiles.repository.ts";

/**
 * Only this writes the plan that a person pays for, and only the payments area calls it. Returns undefined when the
 * account is closed.
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
