import { inTransaction } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import type { AccountsDeps } from "../deps.ts";
import { endSessions } from "../profiles/profiles.repository.ts";
import { revokeProviderSessions } from "./sessions.tasks.ts";

/** From the next request on, no session of this person is valid on any device. */
export function closeAllSessions(
  { db, clock, tasks }: Pick<AccountsDeps, "db" | "clock" | "tasks">,
  { userId }: Member,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await endSessions(tx, userId, clock());
    await tasks.enqueue(tx, revokeProviderSessions, { userId });
  });
}
