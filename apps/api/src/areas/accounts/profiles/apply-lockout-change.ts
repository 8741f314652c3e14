import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { Tx } from "#platform/db/db.ts";
import { revokeProviderSessionsTask } from "../accounts.tasks.ts";
import type { AccountsDeps } from "../deps.ts";
import { memberBanned, memberUnbanned } from "../events.ts";
import { isLockedOut } from "./profile.rules.ts";
import { endSessions } from "./profiles.repository.ts";

const isBannedOrSuspended = (profile: FullProfile) =>
  isLockedOut({ statuses: profile, isClosed: false });

/** A banned or suspended person loses every session at once. Both changes publish an event for other areas. */
export async function applyLockoutChange(
  { tasks, publish }: Pick<AccountsDeps, "tasks" | "publish">,
  tx: Tx,
  before: FullProfile,
  after: FullProfile,
  now: Date,
): Promise<void> {
  const { id: userId } = after;
  if (isBannedOrSuspended(before) === isBannedOrSuspended(after)) return;
  if (!isBannedOrSuspended(after)) return publish(tx, memberUnbanned, { userId });
  await endSessions(tx, userId, now);
  await tasks.enqueue(tx, revokeProviderSessionsTask, { userId });
  await publish(tx, memberBanned, { userId });
}
