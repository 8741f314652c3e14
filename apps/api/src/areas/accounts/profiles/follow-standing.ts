import type { FullProfile } from "@boab/contracts/accounts/profiles";
import type { Tx } from "#platform/db/db.ts";
import type { AccountsDeps } from "../deps.ts";
import { memberBanned, memberUnbanned } from "../facts.ts";
import { isLockedOut } from "../sessions/session.rules.ts";
import { revokeProviderSessions } from "../sessions/sessions.tasks.ts";
import { endSessions } from "./profiles.repository.ts";

const isOut = (profile: FullProfile) => isLockedOut({ statuses: profile, isClosed: false });

/**
 * A banned or suspended person loses every session at once; other areas are told of both changes.
 */
export async function followStanding(
  { tasks, publish }: Pick<AccountsDeps, "tasks" | "publish">,
  tx: Tx,
  before: FullProfile,
  after: FullProfile,
  now: Date,
): Promise<void> {
  const { id: userId } = after;
  if (isOut(before) === isOut(after)) return;
  if (!isOut(after)) return publish(tx, memberUnbanned, { userId });
  await endSessions(tx, userId, now);
  await tasks.enqueue(tx, revokeProviderSessions, { userId });
  await publish(tx, memberBanned, { userId });
}
